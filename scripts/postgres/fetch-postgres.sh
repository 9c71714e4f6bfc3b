#!/usr/bin/env bash
# Fetches PostgreSQL from Debian's packages into a folder; nothing is installed, and root is not needed.
# Usage: bash fetch-postgres.sh FOLDER, which then holds `root` and the commands `initdb.sh` and `postgres.sh`.
set -euo pipefail
scripts=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
cd "$1"
. "$scripts/debian-packages.sh"

prepare_apt "$base"
server=$(depends "$base" postgresql | grep -oE 'postgresql-[0-9]+' | head -1)
client=${server/postgresql-/postgresql-client-}
# With the libraries that a bare machine lacks.
libraries=$(depends "$base" --recurse --no-recommends --no-suggests --no-breaks --no-conflicts --no-replaces "$server" \
  | grep -E '^lib(pq5|xml2|icu[0-9]+|ldap-?[0-9.-]+|sasl2-2|gssapi-krb5-2|krb5-3|k5crypto3|krb5support0|keyutils1|xslt1\.1|lz4-1|zstd1|systemd0|selinux1|pam0g)(t64)?$' | sort -u)
download "$base" debs "$server" "$client" $libraries
unpack debs root
rm -rf debs apt-*

bin=$(echo root/usr/lib/postgresql/*/bin)
for command in initdb postgres; do
  cat > "$command.sh" <<SCRIPT
#!/bin/sh
here=\$(cd "\$(dirname "\$0")" && pwd)
export LD_LIBRARY_PATH=\$(echo "\$here"/root/usr/lib/*-linux-gnu)
exec "\$here/$bin/$command" "\$@"
SCRIPT
  chmod +x "$command.sh"
done
./postgres.sh --version
