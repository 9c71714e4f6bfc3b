# Packages of Debian, downloaded and unpacked into the present folder; nothing is installed, and root is not needed.
# Sourced by other scripts.
here=$PWD
base=$(. /etc/os-release && echo "$VERSION_CODENAME")

# Lists of its own and an empty package status: else apt looks for the versions that the machine has installed.
prepare_apt() {
  mkdir -p "apt-$1/lists/partial" "apt-$1/cache/archives/partial"
  : > "apt-$1/status"
  local mirror
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $base" | head -1)
  [ -n "$mirror" ] || mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -1)
  echo "deb $mirror $1 main" > "apt-$1/sources.list"
  cat > "apt-$1/apt.conf" <<CONF
Dir::Etc::SourceList "$here/apt-$1/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::State::Lists "$here/apt-$1/lists";
Dir::Cache "$here/apt-$1/cache";
Dir::State::status "$here/apt-$1/status";
Acquire::Languages "none";
APT::Sandbox::User "";
CONF
  APT_CONFIG="$here/apt-$1/apt.conf" apt-get update -qq
}

# Downloads packages of a release into a folder: download RELEASE FOLDER PACKAGE...
download() {
  local release=$1 folder=$2
  shift 2
  mkdir -p "$folder"
  (cd "$folder" && APT_CONFIG="$here/apt-$release/apt.conf" apt-get download -qq "$@")
}

unpack() {
  mkdir -p "$2"
  for package in "$1"/*.deb; do dpkg-deb -x "$package" "$2"; done
}

depends() { APT_CONFIG="$here/apt-$1/apt.conf" apt-cache depends "${@:2}"; }
