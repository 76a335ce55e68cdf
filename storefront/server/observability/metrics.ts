import { Counter, Gauge, mayReadMetrics, registry } from "@bon-perroquet/observability/metrics"
import type { FastifyInstance } from "fastify"
import type { CatalogueCache } from "../engine/catalogue-cache.js"
import type { Engine } from "../engine/engine.js"
import { refuse } from "../http/refusal.js"

interface Watched {
  token: string | undefined
  cache: CatalogueCache
  engine: Engine
}

const reads = new Counter({
  name: "edge_public_reads_total",
  help: "Reads of the whole catalogue, by whether the answer was at hand",
  labelNames: ["path", "outcome"] as const,
  registers: [registry],
})
const age = new Gauge({
  name: "edge_catalogue_age_seconds",
  help: "Time since the engine was last asked for it",
  labelNames: ["path"] as const,
  registers: [registry],
})
const connections = new Gauge({
  name: "edge_engine_requests",
  help: "Requests to the engine, by state, and the connections they have",
  labelNames: ["state"] as const,
  registers: [registry],
})

function readCache(cache: CatalogueCache) {
  reads.reset()
  for (const { path, hits, misses, ageMs } of cache.statistics()) {
    reads.inc({ path, outcome: "hit" }, hits)
    reads.inc({ path, outcome: "miss" }, misses)
    if (ageMs !== undefined) age.set({ path }, ageMs / 1000)
  }
}

function readEngine({ statistics: { connected, pending, queued, running } }: Engine) {
  for (const [state, count] of Object.entries({ connected, pending, queued, running }))
    connections.set({ state }, count)
}

/** Serves metrics in Prometheus format with the token, otherwise 404. */
export function serveMetrics(app: FastifyInstance, { token, cache, engine }: Watched) {
  app.get("/metrics", async (request, reply) => {
    reply.header("Cache-Control", "no-store")
    if (!mayReadMetrics(request.headers.authorization, token ?? ""))
      return refuse(request, reply, 404, "not_found")
    readCache(cache)
    readEngine(engine)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
