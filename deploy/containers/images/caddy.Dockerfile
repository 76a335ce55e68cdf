# Replaces the official caddy image if no registry is reachable.
FROM stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends caddy ca-certificates netcat-openbsd && rm -rf /var/lib/apt/lists/*
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
WORKDIR /srv
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
