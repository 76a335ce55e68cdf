import { setTimeout as pause } from "node:timers/promises"
import { watchEventLoop } from "@bon-perroquet/observability/watchdog"
import { readConfig } from "./config.js"
import { traceEdge } from "./observability/traces.js"

watchEventLoop()
const stopTracing = await traceEdge()
// Imported after tracing has started, because tracing instruments only modules that are loaded later.
const { buildEdge } = await import("./app.js")
const { loadRenderer } = await import("./pages/renderer.js")

const config = readConfig(process.env)
const app = await buildEdge(config, config.clientDir === null ? null : await loadRenderer(config.pagesDir))

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    app.log.info(`${signal} received: finishing open requests`)
    app.stopTakingShoppers()
    // Gives the load balancer time to notice the shutdown.
    void pause(config.drainSeconds * 1000)
      .then(() => app.close())
      .then(stopTracing)
      .then(() => process.exit(0))
  })

try {
  await app.listen({ host: config.host, port: config.port })
} catch (error) {
  app.log.fatal({ err: error }, `the edge cannot listen on ${config.host}:${config.port}`)
  process.exit(1)
}
