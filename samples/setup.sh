# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What samples/run and tests/run share: installing what is missing, and building.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() {
    printf '%s\n' "$*"
}

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# missing_packages PURPOSE...: the names in these lists of packages.txt that are not installed.
missing_packages() {
    local line wanted=
    sed 's/#.*//' "$top/samples/packages.txt" | while read -r line; do
        case $line in
            '') ;;
            '['*']') [[ " $* " = *" ${line:1:-1} "* ]] && wanted=1 || wanted= ;;
            *) [ -z "$wanted" ] ||
                [ "$(dpkg-query -W -f='${db:Status-Status}' "$line" 2>/dev/null)" = installed ] || say "$line" ;;
        esac
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "Packages are missing: run this as root, or install sudo."
    fi
}

# install_missing PURPOSE...: touches the system only when something in these lists is missing. What this release
# does not have is said and left out: Debian 12 and 13 have everything, a relative of theirs may not.
install_missing() {
    local missing name there=() lacking=()
    if ! command -v dpkg-query >/dev/null; then
        say "Not a Debian: nothing is installed. README.md says what is needed."
        return
    fi
    missing=$(missing_packages "$@")
    [ -z "$missing" ] && return
    as_root apt-get update -q || say "apt-get update failed; trying with the lists that are there."
    for name in $missing; do
        apt-cache show "$name" >/dev/null 2>&1 && there+=("$name") || lacking+=("$name")
    done
    [ ${#lacking[@]} = 0 ] || say "This release does not have: ${lacking[*]}"
    [ ${#there[@]} = 0 ] && return
    say "Installing: ${there[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${there[@]}" ||
        fail "The packages above could not be installed."
}

# The last line of what is read, in place; in the end nothing of it stays.
show_last_line() {
    local line
    while IFS= read -r line; do
        printf '\r\033[K%.78s' "$line"
    done
    printf '\r\033[K'
}

# Configures once, or again where options are asked for (what was installed since is then found, too), and builds.
configure_and_build() {
    local folder=$1 target=$2
    shift 2
    if [ ! -f "$top/$folder/build.ninja" ]; then
        meson setup "$top/$folder" "$top" "$@" || return
    elif [ $# != 0 ]; then
        meson setup --reconfigure "$top/$folder" "$top" "$@" || return
    fi
    ninja -C "$top/$folder" "$target"
}

# build_in FOLDER TARGET MESON-OPTIONS...: shows how far it is on a terminal; else silent unless it
# fails.
build_in() {
    local folder=$1 log=$top/$1/build.log status
    mkdir -p "$top/$folder" && [ -w "$top/$folder" ] && { [ ! -e "$log" ] || [ -w "$log" ]; } ||
        fail "$top/$folder is not yours to write: remove it, or work in a clone of your own."
    say "Building in $folder ..."
    if [ -t 1 ] && [ "${TERM:-dumb}" != dumb ] && [ "$BASHPID" = $$ ]; then # in the foreground
        configure_and_build "$@" 2>&1 | tee "$log" | show_last_line
        status=${PIPESTATUS[0]}
    else
        configure_and_build "$@" >"$log" 2>&1
        status=$?
    fi
    [ "$status" = 0 ] && return
    tail -n 40 "$log" >&2
    say "The build in $folder failed; all of its output is in $log." >&2
    return 1
}
