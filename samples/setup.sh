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

# build_in FOLDER TARGET MESON-OPTIONS...: configures once, then builds; silent unless it fails.
build_in() {
    local folder=$1 target=$2 log
    shift 2
    log=$top/$folder/build.log
    mkdir -p "$top/$folder" && [ -w "$top/$folder" ] && { [ ! -e "$log" ] || [ -w "$log" ]; } ||
        fail "$top/$folder is not yours to write: remove it, or work in a clone of your own."
    say "Building in $folder ..."
    {
        if [ -f "$top/$folder/build.ninja" ]; then
            ninja -C "$top/$folder" "$target"
        else
            meson setup "$top/$folder" "$top" "$@" && ninja -C "$top/$folder" "$target"
        fi
    } >"$log" 2>&1 && return
    tail -n 40 "$log" >&2
    say "The build in $folder failed; all of its output is in $log." >&2
    return 1
}
