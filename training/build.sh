#!/usr/bin/env bash
# build.sh FOLDER: compiles the training ground into FOLDER/ground; it needs g++ and nothing else.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
kernels=$here/../src/stolik
mkdir -p "$1"
includes="-I$kernels/solver/kernel -I$kernels/bots/kernel -I$kernels/simulation/kernel -I$here"
find "$kernels"/{solver,bots,simulation}/kernel "$here" -name '*.cpp' ! -name module.cpp -printf '%p\n' |
  while read -r file; do echo "$file $1/$(realpath --relative-to="$here/.." "$file" | tr / _).o"; done |
  xargs -P "$(nproc)" -n 2 sh -c "\${CXX:-g++} -std=c++20 -O3 -march=native $includes -c \$0 -o \$1"
"${CXX:-g++}" "$1"/*.o -o "$1/ground" -pthread
