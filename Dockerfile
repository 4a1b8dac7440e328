# The bot in a container; docs/HOSTING.md, *In a container*, says how to use it.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS build
WORKDIR /build
COPY . .
RUN container/install /opt/newmarket

FROM python:${PYTHON}-slim
ARG VERSION=1.0.0
LABEL org.opencontainers.image.title="Newmarket for Discord" \
      org.opencontainers.image.description="Newmarket (Michigan, Boodle, Stops) for Discord channels" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}"

# Debian keeps one version of a package in each of its releases: another one could not be asked for later.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin newmarket \
    && install --directory --owner newmarket --group newmarket --mode 0700 /data /backups
COPY --from=build /opt/newmarket /opt/newmarket

# /data is where .env and the database are; nothing else is written but under /tmp.
ENV PATH=/opt/newmarket/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONSAFEPATH=1 \
    PYTHONUNBUFFERED=1
WORKDIR /data
USER 10001:10001
VOLUME ["/data", "/backups"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--", "newmarket-bot"]
