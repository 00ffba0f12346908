# syntax=docker/dockerfile:1
# The site as one image: `docker build -t eclar-site .`. The build needs no database. The image has no build tools, no PostgreSQL, and
# only the npm packages that are not in the bundle. See docs/deployment.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
ARG VITE_API_BASE=/api
# keeps encoded pictures when the code changes
RUN --mount=type=cache,target=/cache ECLAR_CACHE=/cache VITE_API_BASE="$VITE_API_BASE" npm run build

# The packages of dist/image/package.json, in the versions of package-lock.json, without types, source maps and other module formats,
# which no process reads.
FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY --from=build /app/dist/image ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.*ts' -o -name '*.md' -o -name '*-es-bundle*' \) -delete

FROM node:24-bookworm-slim
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="eclar-site" \
  org.opencontainers.image.description="Public website of a construction and engineering company, with a small admin area" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION" \
  org.opencontainers.image.licenses="LicenseRef-proprietary" \
  org.opencontainers.image.base.name="docker.io/library/node:24-bookworm-slim"
WORKDIR /app
COPY deploy/eclar /usr/local/bin/eclar
COPY LICENSE ./
COPY --from=modules /app ./
COPY --from=build /app/dist/client ./dist/client
COPY --from=build /app/dist/prerender ./dist/prerender
COPY --from=build /app/dist/server ./dist/server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# the mount point of the volume for backups, which inherits this owner
RUN install -d -o 1000 -g 1000 /backups
# the base image's `node` user, as numbers, so that Kubernetes can verify that it is not root
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s CMD ["eclar", "healthy"]
CMD ["eclar", "start"]
