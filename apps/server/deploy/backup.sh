#!/bin/sh
# backup.sh <folder>: everything of DATABASE_URL, and of PHOTOS where that is a folder, as <folder>/<time>.
# The servers go on. The database first: a photo that it knows is never deleted before its reading.
# Without the key file (KEY_FILE): a backup alone must open no session. Keep a copy of that file elsewhere.
set -eu
: "${DATABASE_URL:?the database that is saved}"
folder=${1:?where to, e.g. /backup/ablesbar}
name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
umask 077
mkdir -p "$folder/$name.part"
pg_dump --format=custom --no-owner --no-privileges --file="$folder/$name.part/database" "$DATABASE_URL"
# Readable to its end; a dump that is not is noticed tonight and not when it is needed.
pg_restore --file=/dev/null "$folder/$name.part/database"
case ${PHOTOS:-} in
  '' | http://* | https://*) ;;
  *) tar -C "$PHOTOS" --exclude='*.part' -cf "$folder/$name.part/photos.tar" . ;;
esac
(cd "$folder/$name.part" && sha256sum -- * > checksums.part && mv checksums.part checksums)
mv "$folder/$name.part" "$folder/$name"
echo "$folder/$name"
