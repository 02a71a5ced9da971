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

# The names in packages.txt that are not installed.
missing_packages() {
    local name
    sed 's/#.*//' "$top/samples/packages.txt" | tr -s ' ' '\n' | while read -r name; do
        [ -z "$name" ] && continue
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || say "$name"
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

# Touches the system only when something on the list is missing.
install_missing() {
    local missing
    command -v dpkg-query >/dev/null || fail "This needs Debian 12 (dpkg was not found)."
    missing=$(missing_packages)
    [ -z "$missing" ] && return
    say "Installing:" $missing
    as_root apt-get update -q || say "apt-get update failed; trying with the lists that are there."
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing \
        || fail "The packages above could not be installed."
}

# The last line of what is read, in place; in the end nothing of it stays.
show_last_line() {
    local line
    while IFS= read -r line; do
        printf '\r\033[K%.78s' "$line"
    done
    printf '\r\033[K'
}

# Configures once, then builds.
configure_and_build() {
    local folder=$1 target=$2
    shift 2
    [ -f "$top/$folder/build.ninja" ] || meson setup "$top/$folder" "$top" "$@" || return
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
