# One image for every program of the shop; docker-compose.yml says which of them a container is.
# docker-library/repo-info records the digest of the tag. --build-arg NODE_IMAGE=… names another base.
ARG NODE_IMAGE=node:24.20.0-trixie-slim@sha256:50c3b2f6988dfc307b86e5301d69611af31f4789bdf232863b07d3b02fe55ae0

# What an install depends on, so that a changed source file leaves the installed packages as they are.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /shop
COPY . /from
RUN cd /from && find . \( -name package.json -o -name package-lock.json -o -name .npmrc \) -exec cp --parents '{}' /shop ';'

FROM ${NODE_IMAGE} AS packages
WORKDIR /shop
COPY --from=manifests /shop ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund

# The packages that run, without those that only build.
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
# Medusa's command-line tool insists on a settings file of its own. Settings may come from files (*_FILE).
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=1 XDG_CONFIG_HOME=/tmp \
  NODE_OPTIONS="--import /shop/tools/start/settings/read-settings.mjs"
WORKDIR /shop
# Pictures live here, unless a bucket is named; nothing else of the container is written to.
RUN mkdir /uploads /uploads-private /backups /secrets /emulator \
  && chown node:node /uploads /uploads-private /backups /secrets /emulator
COPY --from=runtime /runtime ./
COPY --from=build /built ./
RUN node deploy/image/empty-migrations.mjs
USER node
CMD ["node", "storefront/dist/server/main.js"]
