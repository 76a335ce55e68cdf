import { setTimeout as pause } from "node:timers/promises"
import { watchEventLoop } from "@bon-perroquet/observability/watchdog"
import { readConfig } from "./config.js"
import { traceEdge } from "./observability/traces.js"

watchEventLoop()
const stopTracing = await traceEdge()
// Loaded after tracing has started, because only modules loaded later are instrumented.
const { buildEdge } = await import("./app.js")
const { loadRenderer } = await import("./pages/renderer.js")

const config = readConfig(process.env)
const app = await buildEdge(config, config.clientDir === null ? null : await loadRenderer(config.pagesDir))

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    app.log.info(`${signal}: finishing what is under way`)
    app.stopTakingShoppers()
    // The load balancer needs time to notice that this process is not ready.
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
