import { Pool, type Dispatcher } from "undici"
import { tracedHeaders } from "./traces.js"

export interface EngineRequest {
  method: string
  path: string
  headers: Record<string, string | string[]>
  body?: Buffer
  signal?: AbortSignal
}

export interface EngineAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Dispatcher.ResponseData["body"]
}

/** Longest that the engine may take to begin an answer, in ms: opening a payment page asks Stripe meanwhile. */
const PATIENCE_MS = 30_000

/** The engine over kept connections. */
export class Engine {
  private readonly pool: Pool

  constructor(url: URL) {
    this.pool = new Pool(url.origin, {
      connections: 128,
      connect: { timeout: 2_000 },
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    })
  }

  /** Asks the engine; rejects when it cannot be reached. */
  async ask({ method, path, headers, body, signal }: EngineRequest): Promise<EngineAnswer> {
    const answer = await this.pool.request({
      method,
      path,
      headers: { ...headers, ...tracedHeaders() },
      body,
      signal,
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }

  /** How the connections stand at this moment. */
  get statistics() {
    return this.pool.stats
  }

  close() {
    return this.pool.close()
  }
}
