import type { FastifyInstance } from "fastify"
import type { Engine } from "./engine.js"

/** Milliseconds for which the engine may think about whether it is ready. */
const PATIENCE_MS = 3_000

/**
 * `/healthz`: this process lives. `/readyz`: it can serve shoppers, for the engine behind it can; not once it was asked
 * to end. Whoever spreads shoppers over several edges asks the second, whoever restarts a hung one the first.
 */
export function addReadiness(app: FastifyInstance, engine: Engine): { end: () => void } {
  let isEnding = false
  app.get("/healthz", () => ({ status: "ok" }))
  app.get("/readyz", async (_request, reply) => {
    const isReady = !isEnding && (await engineIsReady(engine))
    void reply.code(isReady ? 200 : 503).header("Cache-Control", "no-store")
    return { status: isReady ? "ready" : isEnding ? "ending" : "waiting" }
  })
  return { end: () => (isEnding = true) }
}

async function engineIsReady(engine: Engine): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status, body } = await engine.ask({ method: "GET", path: "/readyz", headers: {}, signal })
    await body.dump()
    return status === 200
  } catch {
    return false
  }
}
