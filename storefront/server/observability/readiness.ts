import type { FastifyInstance } from "fastify"
import type { Engine } from "../engine/engine.js"

/** Milliseconds for which the engine may think about whether it is ready. */
const TIMEOUT_MS = 3_000

/**
 * `/healthz`: this process lives, and serves at least the pages that it holds. `/readyz`: the engine behind it can serve
 * shoppers too. Both say no once it was asked to end, so that whoever spreads shoppers over several edges, by either of
 * them, sends it no more; whoever restarts a hung one asks the first.
 */
export function addReadiness(app: FastifyInstance, engine: Engine): { end: () => void } {
  let isEnding = false
  app.get("/healthz", async (_request, reply) => {
    void reply.code(isEnding ? 503 : 200).header("Cache-Control", "no-store")
    return { status: isEnding ? "ending" : "ok" }
  })
  app.get("/readyz", async (_request, reply) => {
    const isReady = !isEnding && (await engineIsReady(engine))
    void reply.code(isReady ? 200 : 503).header("Cache-Control", "no-store")
    return { status: isReady ? "ready" : isEnding ? "ending" : "waiting" }
  })
  return { end: () => (isEnding = true) }
}

async function engineIsReady(engine: Engine): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { status, body } = await engine.ask({ method: "GET", path: "/readyz", headers: {}, signal })
    await body.dump()
    return status === 200
  } catch {
    return false
  }
}
