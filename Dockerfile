# One image for every program of the shop. docker-compose.yml selects the program of each container.
# docker-library/repo-info lists the digest of the tag. --build-arg NODE_IMAGE=… selects another base image.
ARG NODE_IMAGE=node:24.20.0-trixie-slim@sha256:50c3b2f6988dfc307b86e5301d69611af31f4789bdf232863b07d3b02fe55ae0

# Files on which the installation depends. A changed source file therefore causes no new installation.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /shop
COPY . /from
RUN cd /from && find . \( -name package.json -o -name package-lock.json -o -name .npmrc \) -exec cp --parents '{}' /shop ';'

FROM ${NODE_IMAGE} AS packages
WORKDIR /shop
COPY --from=manifests /shop ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund

# Packages that the running shop needs, without build tools.
FROM packages AS runtime
COPY deploy/image/runtime-packages.mjs deploy/image/
RUN npm prune --omit=dev --no-audit --no-fund && node deploy/image/runtime-packages.mjs \
  && mkdir /runtime \
  && find . -path '*/node_modules' -prune -exec cp -a --parents '{}' /runtime ';'

FROM packages AS build
COPY . .
RUN --mount=type=cache,target=/kept deploy/image/build-changed /kept && node deploy/image/collect.mjs /built

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Bon Perroquet" \
  org.opencontainers.image.description="An online shop on Medusa 2 with a React storefront" \
  org.opencontainers.image.licenses="MIT"
# XDG_CONFIG_HOME: Medusa's command line always writes a settings file. read-settings.mjs: settings can come from files
# (*_FILE).
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=1 XDG_CONFIG_HOME=/tmp \
  NODE_OPTIONS="--import /shop/tools/start/settings/read-settings.mjs"
WORKDIR /shop
# Folders for pictures (unless a bucket is set), backups, secrets and emulators. Programs write to no other folder.
RUN mkdir /uploads /uploads-private /backups /secrets /emulator \
  && chown node:node /uploads /uploads-private /backups /secrets /emulator
COPY --from=runtime /runtime ./
COPY --from=build /built ./
RUN node deploy/image/empty-migrations.mjs
USER node
CMD ["node", "storefront/dist/server/main.js"]
