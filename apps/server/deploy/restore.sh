#!/bin/sh
# restore.sh <backup>: into an empty database (DATABASE_URL) and an empty folder (PHOTOS). Stop the servers first.
set -eu
: "${DATABASE_URL:?the empty database that it goes into}"
backup=${1:?which, e.g. /backup/ablesbar/2026-11-21T02-00-00Z}
tables=$(psql --no-align --tuples-only --command="select count(*) from pg_tables where schemaname = 'public'" "$DATABASE_URL")
if [ "$tables" != 0 ]; then
  echo "The database is not empty; make a new one (createdb) and name it in DATABASE_URL." >&2
  exit 1
fi
if [ -f "$backup/photos.tar" ]; then
  : "${PHOTOS:?the folder that its photos go into}"
  mkdir -p "$PHOTOS"
  tar -C "$PHOTOS" -xf "$backup/photos.tar"
fi
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$backup/database"
echo "Restored. Start the servers."
