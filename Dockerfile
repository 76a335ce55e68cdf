# One image for the engine and the edge; docker-compose.yml says which of them a container is.
FROM node:22-bookworm-slim
WORKDIR /shop
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && node backend/start/build.mjs \
  && npm cache clean --force \
  && mkdir /uploads && chown node:node /uploads
USER node
