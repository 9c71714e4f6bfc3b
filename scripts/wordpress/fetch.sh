#!/usr/bin/env bash
# Fetches PHP and WordPress from Debian's packages into a folder; nothing is installed, and root is not needed.
# Usage: bash fetch.sh SUITE FOLDER, where SUITE is the release of Debian whose WordPress is wanted, or 6.5 for the oldest
# one that the plugin promises, which is in a package of npm.
set -euo pipefail
suite=$1
scripts=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$2"
cd "$2"
sqlite_source='@wp-playground/cli@3.1.54'
old_source='@wp-playground/wordpress-builds@0.9.19'
. "$scripts/debian-packages.sh"

prepare_apt "$base"
case $suite in [0-9]* | "$base") ;; *) prepare_apt "$suite" ;; esac

# PHP of this release, with the libraries that a bare machine lacks.
version=$(depends "$base" php-cli | sed -n 's/.*Depends: php\([0-9.]*\)-cli$/\1/p' | head -1)
php_packages=$(for part in cli common opcache sqlite3 mysql mbstring xml curl gd zip; do echo "php$version-$part"; done)
libraries=$(depends "$base" --recurse --no-recommends --no-suggests --no-breaks --no-conflicts --no-replaces $php_packages \
  | grep -E '^lib(zip|onig|sodium|argon2-|xslt|edit)[0-9.]+(t64)?$' | sort -u)
download "$base" debs/php $php_packages $libraries
unpack debs/php php

cat > php.sh <<'SCRIPT'
#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
libraries=$(echo "$here"/php/usr/lib/*-linux-gnu)
modules=$(echo "$here"/php/usr/lib/php/2*)
loaded=
for name in mysqlnd ctype tokenizer fileinfo iconv phar posix pdo pdo_sqlite sqlite3 mysqli mbstring dom simplexml xml xmlreader xmlwriter curl zip exif gd; do
  loaded="$loaded -d extension=$name"
done
LD_LIBRARY_PATH=$libraries exec "$here"/php/usr/bin/php[0-9]* -n -d extension_dir="$modules" -d zend_extension="$modules/opcache.so" $loaded "$@"
SCRIPT
chmod +x php.sh
complaints=$(./php.sh -r '' 2>&1)
[ -z "$complaints" ] || { echo "PHP does not start here: $complaints" >&2; exit 1; }

unzip_into() { ./php.sh -r '$zip = new ZipArchive; $zip->open( $argv[1] ) === true || exit( 1 ); $zip->extractTo( $argv[2] );' "$1" "$2"; }

# WordPress of a release, and what it links to; with -L, because the packages hold relative links into their neighbours.
from_debian() {
  download "$suite" debs/wordpress wordpress wordpress-theme-twentytwentyfive \
    $(depends "$suite" wordpress | awk '/Depends: (php-getid3|libphp-phpmailer|libjs-)/ { print $2 }' | sort -u)
  unpack debs/wordpress unpacked
  rm -f unpacked/usr/share/wordpress/.htaccess unpacked/usr/share/wordpress/wp-config.php
  cp -aL unpacked/usr/share/wordpress core
  rm -rf unpacked
}

# An old WordPress: a zip of its PHP, with its other files beside it.
from_npm() {
  npm pack --silent "$old_source" > /dev/null
  tar xzf wp-playground-wordpress-builds-*.tgz
  unzip_into "package/src/wordpress/wp-$suite.zip" core
  cp -rn "package/public/wp-$suite/." core
  rm -rf package wp-playground-wordpress-builds-*.tgz core/wp-config.php core/wp-content/database core/wp-content/mu-plugins core/wp-content/db.php
}

case $suite in [0-9]*) from_npm ;; *) from_debian ;; esac

# A classic theme, which newer releases do not have.
[ -d apt-bookworm ] || prepare_apt bookworm
download bookworm debs/theme wordpress-theme-twentytwentyone
unpack debs/theme unpacked
cp -aL unpacked/usr/share/wordpress/wp-content/themes/twentytwentyone core/wp-content/themes/
rm -rf unpacked

npm pack --silent "$sqlite_source" > /dev/null
tar xzf wp-playground-cli-*.tgz package/sqlite-database-integration.zip
unzip_into package/sqlite-database-integration.zip unpacked
mv unpacked/plugin-sqlite-database-integration core/wp-content/sqlite
rm -rf unpacked package wp-playground-cli-*.tgz debs apt-*
sed "s#'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'#__DIR__ . '/sqlite'#" core/wp-content/sqlite/db.copy > core/wp-content/db.php
