#!/usr/bin/env bash
# Fetches MariaDB from Debian's packages into a folder; nothing is installed, and root is not needed.
# Usage: bash fetch-mariadb.sh FOLDER, which then holds `root` and the two commands `mariadbd.sh` and `install-db.sh`.
set -euo pipefail
scripts=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
cd "$1"
. "$scripts/debian-packages.sh"

prepare_apt "$base"
# With the libraries that a bare machine lacks; `my_print_defaults` is in the package of the client.
libraries=$(depends "$base" --recurse --no-recommends --no-suggests --no-breaks --no-conflicts --no-replaces mariadb-server-core \
  | grep -E '^lib(aio|uring|numa|pcre2-8-)[0-9]+(t64)?$' | sort -u)
download "$base" debs mariadb-server-core mariadb-client-core $libraries
unpack debs root
rm -rf debs apt-*

write_command() {
  cat > "$1" <<SCRIPT
#!/bin/sh
here=\$(cd "\$(dirname "\$0")" && pwd)
export LD_LIBRARY_PATH=\$(echo "\$here"/root/usr/lib/*-linux-gnu)
exec "\$here/root/$2" "\$@" --basedir="\$here/root/usr"
SCRIPT
  chmod +x "$1"
}
write_command mariadbd.sh usr/sbin/mariadbd
write_command install-db.sh usr/bin/mariadb-install-db
./mariadbd.sh --no-defaults --version
