# The site as one image: `docker build -t eclar-site .`. The build needs no database; the image holds no build tools, no
# PostgreSQL and no npm packages that only development needs. docs/deployment.md tells how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG VITE_API_BASE=/api
RUN VITE_API_BASE="$VITE_API_BASE" npm run build

# Without what no running process reads: types, source maps, other module formats, and the compiler that
# @nestjs/swagger names for its plugin.
FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts \
  && cd node_modules \
  && rm -rf .package-lock.json typescript @types typeorm/browser zod/src \
    rxjs/src rxjs/dist/bundles rxjs/dist/esm rxjs/dist/esm5 rxjs/dist/types \
    class-validator/bundles class-validator/esm5 class-validator/esm2015 libphonenumber-js/bundle \
    swagger-ui-dist/swagger-ui-es-bundle* \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

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
COPY package.json LICENSE ./
COPY --from=modules /app/node_modules ./node_modules
COPY --from=build /app/dist/client ./dist/client
COPY --from=build /app/dist/prerender ./dist/prerender
COPY --from=build /app/dist/package.json ./dist/package.json
COPY --from=build /app/dist/server ./dist/server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# `node` of the base image, as numbers, so that Kubernetes can see that it is not root
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["eclar", "start"]
