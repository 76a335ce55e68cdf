# Replaces the official node image if no registry is reachable. Uses Debian packages, and Node from npm's
# registry.
FROM stand-in/debian
COPY authorities.crt /etc/ssl/certs/ca-certificates.crt
# Both packages were downloaded by this machine's npm.
COPY node.tgz npm.tgz /tmp/
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node \
  && tar -xzf /tmp/node.tgz -C /usr/local --strip-components=1 package/bin \
  && mkdir -p /usr/local/lib/node_modules/npm \
  && tar -xzf /tmp/npm.tgz -C /usr/local/lib/node_modules/npm --strip-components=1 \
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && chmod +x /usr/local/bin/node /usr/local/lib/node_modules/npm/bin/*-cli.js \
  && rm /tmp/node.tgz /tmp/npm.tgz
# Node trusts the machine's certificate authorities, for example of a proxy.
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
