#!/bin/bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs a test of the window on a screen, a session bus and a home of its own.
#   run.sh TEST.py ARGUMENTS...
set -o pipefail
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache"
export XDG_DATA_HOME="$home/data" XDG_RUNTIME_DIR="$home/run"
export GSK_RENDERER=cairo GDK_BACKEND=x11 GSETTINGS_BACKEND=keyfile
# Nothing is drawn by OpenGL, whose drivers each start of GTK would load: up to 4.12 by the first name, then by the other.
export GDK_DEBUG=gl-disable GDK_DISABLE=gl
# A locale that is not C, in which newer C libraries translate nothing: C's own by another name.
mkdir "$home/locale"
ln -s /usr/lib/locale/C.utf8 "$home/locale/en_US.utf8"
# Names as they are printed, by which mlir-opt's output and the command line are compared; test_names.py is about the
# others.
mkdir -p "$XDG_CONFIG_HOME/glib-2.0/settings"
printf '[org/bufscope/Bufscope]\nown-names=false\ntoured=true\n' >"$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"
FONTCONFIG_FILE=$(realpath "$(dirname "$0")/../fonts.conf")
export FONTCONFIG_FILE
export GTK_A11Y=atspi NO_AT_BRIDGE=0 MALLOC_PERTURB_=0
mkdir -m 700 "$XDG_RUNTIME_DIR"
# The screen stays as it is when its last client goes: the pointer rests where a test has put it. The bus passes on what
# its services print.
env LOCPATH="$home/locale" LC_ALL=en_US.UTF-8 xvfb-run -a -s "-screen 0 1600x1000x24 -noreset" dbus-run-session -- /usr/bin/python3 "$@" | grep --line-buffered -v ^SpiRegistry
