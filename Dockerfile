FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npx vite build
# What the pages are built from and with stays behind, and so does the Node of node_modules: the image brings its own.
RUN npm uninstall --no-save --omit=dev --ignore-scripts $(node -p "require('./package.json').imageOmits.join(' ')")

FROM node:24-slim
# The last two as in scripts/start.ts; the cache fills with the first start.
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled MALLOC_ARENA_MAX=2
RUN install --directory --owner=node --group=node --mode=700 /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/migrations migrations
COPY --from=build /app/demo demo
COPY --from=build /app/src src
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "--heap-growing-percent=100", "src/main.ts"]
