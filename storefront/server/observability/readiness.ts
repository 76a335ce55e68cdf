import type { FastifyInstance } from "fastify"
import type { Engine } from "../engine/engine.js"

/** Milliseconds after which an engine that has not responded counts as not ready. */
const TIMEOUT_MS = 3_000

/**
 * `/healthz` returns 200 while the process runs. `/readyz` returns 200 if the engine is ready, too. During shutdown
 * both return 503. Use `/healthz` to restart hung processes.
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
