#!/bin/sh
# backup.sh <folder>: everything of DATABASE_URL, and of PHOTOS where that is a folder, as <folder>/<time>.
# The servers go on. The database first: a photo that it knows is never deleted before its reading.
# Without the key file (KEY_FILE): a backup alone must open no session. Keep a copy of that file elsewhere.
set -eu
for program in pg_dump pg_restore psql; do
  command -v "$program" > /dev/null || { echo "There is no $program here. Install postgresql-client; with compose.yaml: docker compose run --rm backup. Nothing was saved." >&2; exit 1; }
done
: "${DATABASE_URL:?the database that is saved}"
folder=${1:?where to, e.g. /backup/ablesbar}
photos=
case ${PHOTOS:-} in
  '' | http://* | https://*) ;;
  *)
    # The start of a server makes the first subfolder, so a folder without any is a disk that is not mounted.
    for sub in "$PHOTOS"/[0-9a-f][0-9a-f]; do
      [ -d "$sub" ] || { echo "There are no photos in $PHOTOS. Is its disk mounted? Nothing was saved." >&2; exit 1; }
      break
    done
    # As the database names it.
    photos=$(cd "$PHOTOS" && pwd)
    # A file that a server removes meanwhile is no failure.
    link=$(find "$photos/." ! -type f ! -type d || true)
    [ -z "$link" ] || { echo "Neither file nor folder, so it would be lost: $link. Nothing was saved." >&2; exit 1; }
    ;;
esac
elsewhere=$(psql --quiet --no-align --tuples-only --set=ON_ERROR_STOP=1 --set=photos="$photos" "$DATABASE_URL" << 'SQL'
select distinct place from photo where place !~ '^https?:' and place <> :'photos';
SQL
)
[ -z "$elsewhere" ] || { echo "Some photos lie in $elsewhere. Name it in PHOTOS, or move them with 'move photos'. Nothing was saved." >&2; exit 1; }
name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
umask 077
# What did not get ready is not left behind: a dump is large, and this runs every night.
trap 'rm -rf "$folder/$name.part"' EXIT
trap 'exit 1' HUP INT TERM
mkdir -p "$folder/$name.part"
pg_dump --format=custom --no-owner --no-privileges --file="$folder/$name.part/database" "$DATABASE_URL"
# Readable to its end; a dump that is not is noticed tonight and not when it is needed.
pg_restore --file=/dev/null "$folder/$name.part/database"
if [ -n "$photos" ]; then
  tar -C "$photos" --exclude='*.part' -cf "$folder/$name.part/photos.tar" . || {
    # GNU tar says 1 if a photo arrived or went meanwhile. Those that the dump knows were there before.
    status=$?
    case "$status $(tar --version)" in '1 '*GNU*) ;; *) exit "$status" ;; esac
  }
fi
(cd "$folder/$name.part" && sha256sum -- * > checksums.part && mv checksums.part checksums)
mv "$folder/$name.part" "$folder/$name"
echo "$folder/$name"
