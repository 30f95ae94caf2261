#!/bin/sh
# restore.sh <backup>: into an empty database (DATABASE_URL) and an empty folder (PHOTOS). Stop the servers first.
set -eu
for program in pg_restore psql; do
  command -v "$program" > /dev/null || { echo "There is no $program here. Install postgresql-client; with compose.yaml: docker compose run --rm restore. Nothing was changed." >&2; exit 1; }
done
: "${DATABASE_URL:?the empty database that it goes into}"
backup=${1:?which, e.g. /backup/ablesbar/2026-11-21T02-00-00Z}
tables=$(psql --no-align --tuples-only --command="select count(*) from pg_tables where schemaname = 'public'" "$DATABASE_URL")
if [ "$tables" != 0 ]; then
  echo "The database is not empty; make a new one (createdb) and name it in DATABASE_URL." >&2
  exit 1
fi
# The whole backup is read before anything is written. Backups of an earlier version have no checksums.
if [ -f "$backup/checksums" ]; then
  (cd "$backup" && sha256sum --check --quiet checksums >&2) || { echo "The backup is damaged or incomplete; nothing was changed." >&2; exit 1; }
fi
pg_restore --file=/dev/null "$backup/database"
if [ -f "$backup/photos.tar" ]; then
  tar -tf "$backup/photos.tar" > /dev/null
  : "${PHOTOS:?the folder that its photos go into}"
  if [ -n "$(ls -A "$PHOTOS" 2> /dev/null)" ]; then
    echo "The folder $PHOTOS is not empty; name an empty one in PHOTOS." >&2
    exit 1
  fi
  mkdir -p "$PHOTOS"
  tar -C "$PHOTOS" -xf "$backup/photos.tar"
fi
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$backup/database"
echo "Restored. Start the servers."
