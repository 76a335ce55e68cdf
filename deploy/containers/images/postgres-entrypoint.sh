#!/bin/sh
# Emulates the official image's entrypoint for the settings of docker-compose.yml.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /var/run/postgresql
  chown -R postgres:postgres /var/lib/postgresql /var/run/postgresql
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  password=${POSTGRES_PASSWORD:-$(cat "${POSTGRES_PASSWORD_FILE:?set POSTGRES_PASSWORD or POSTGRES_PASSWORD_FILE}")}
  file=$(mktemp)
  printf '%s\n' "$password" > "$file"
  initdb --username="$POSTGRES_USER" --pwfile="$file" --auth-host=scram-sha-256 --auth-local=trust
  rm "$file"
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  pg_ctl -w start -o "-c listen_addresses=''"
  psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres -c "CREATE DATABASE \"${POSTGRES_DB:-$POSTGRES_USER}\""
  pg_ctl -m fast -w stop
fi
exec "$@" -c "listen_addresses=*"
