# syntax=docker/dockerfile:1
ARG NODE=24.21.0-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
RUN npm run build -- --filter=./packages/* --filter=./templates/* --output-logs=errors-only
# What no server needs: the demo, tests, sources and the tools that built them. Those that `site` names for who
# builds templates would stay else, for npm cannot tell them from what it needs where it runs.
RUN rm -rf stories demo e2e bench scripts \
  && npm pkg delete peerDependencies.vite 'peerDependencies[@react-router/dev]' --workspace packages/site \
  && npm prune --omit=dev --omit=peer --offline --ignore-scripts \
  && find packages templates -mindepth 2 -maxdepth 2 \
    ! -name package.json ! -name template.json ! -name dist ! -name build ! -name bin ! -name node_modules \
    -exec rm -rf {} +

FROM node:${NODE}
WORKDIR /app
COPY --from=build /src/package.json package.json
COPY --from=build /src/deploy/forecourt /src/deploy/backup deploy/
COPY --from=build /src/node_modules node_modules
COPY --from=build /src/packages packages
COPY --from=build /src/templates templates
# A new volume takes its owner from here.
RUN mkdir -p /data /sites /backups && chown node:node /data /backups
# Data is a folder of its volume: a restored one takes its place in one step (docs/backup.md).
ENV NODE_ENV=production FORECOURT_ENV=production FORECOURT_SITES=/sites FORECOURT_DATA=/data/forecourt
USER node
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/app/deploy/forecourt"]
CMD ["start"]
