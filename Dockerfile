# syntax=docker/dockerfile:1

# The image brings Node itself, so the platform packages that carry it for `npm start` are left out.
FROM node:26-bookworm-slim AS sources
WORKDIR /app
ENV npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
COPY package.json package-lock.json .npmrc ./

FROM sources AS build
RUN npm ci --include=dev
COPY . .
RUN node scripts/build.mjs

FROM sources AS runtime-packages
RUN npm ci --omit=dev --omit=optional

FROM node:26-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
COPY --from=runtime-packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json LICENSE ./
# The built server reads these while it runs.
COPY drizzle ./drizzle
COPY src/writing ./src/writing
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the process that gets the stop signal: no shell and no npm in between.
CMD ["node", "--enable-source-maps", "build/server/main.js"]
