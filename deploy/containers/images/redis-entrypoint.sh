#!/bin/sh
# Emulates the official image's entrypoint: runs the server as the redis user and listens on all addresses.
set -eu
if [ "$1" = redis-server ] && [ "$(id -u)" = 0 ]; then
  chown -R redis:redis .
  exec setpriv --reuid=redis --regid=redis --init-groups "$0" "$@"
fi
umask 0077
if [ "$1" = redis-server ]; then exec "$@" --protected-mode no; fi
exec "$@"
