#!/bin/bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs a test of the window on a screen, a session bus and a home of its own.
#   run.sh TEST.py ARGUMENTS...
set -o pipefail
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache"
export XDG_DATA_HOME="$home/data" XDG_RUNTIME_DIR="$home/run"
export GSK_RENDERER=cairo GDK_BACKEND=x11 GSETTINGS_BACKEND=keyfile LC_ALL=C.UTF-8
export GTK_A11Y=atspi NO_AT_BRIDGE=0 MALLOC_PERTURB_=0
mkdir -m 700 "$XDG_RUNTIME_DIR"
# The bus passes on what its services print.
xvfb-run -a -s "-screen 0 1600x1000x24" dbus-run-session -- /usr/bin/python3 "$@" | grep --line-buffered -v ^SpiRegistry
