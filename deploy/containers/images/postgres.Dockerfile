# Replaces the official postgres image if no registry is reachable.
FROM stand-in/debian
RUN echo "deb http://deb.debian.org/debian forky main" > /etc/apt/sources.list.d/forky.list \
  && apt-get -o Acquire::Check-Valid-Until=false update \
  && mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf \
  && apt-get install -y --no-install-recommends -t forky postgresql-18 \
  && rm -rf /var/lib/apt/lists/*
ENV PATH=/usr/lib/postgresql/18/bin:$PATH PGDATA=/var/lib/postgresql/18/docker LANG=C.UTF-8
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
