import { Pool, type Dispatcher } from "undici"
import { tracedHeaders } from "../observability/traces.js"

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

/** One engine process; `awayUntil` is the performance.now() before which others are asked first. */
interface Upstream {
  origin: string
  pool: Pool
  awayUntil: number
}

/** Longest that the engine may take to begin an answer, in ms: opening a payment page asks Stripe meanwhile. */
const TIMEOUT_MS = 60_000
/** How long a connection that nobody uses is kept, in ms; the engine keeps it longer, so that none ends as it is used again. */
const KEEP_CONNECTION_MS = 30_000
/** How long a process that did not answer is left alone while others do, in ms. */
const AWAY_MS = 1_000

const REFUSED = new Set(["ECONNREFUSED", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH", "ENOTFOUND"])
const BROKEN = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"])

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : ""

/** Nothing of the request was sent: another process may have it, whatever it is. */
const wasRefused = (error: unknown): boolean => REFUSED.has(codeOf(error))
/** The process ended while it was at it: only a read may be asked again. */
const wasBroken = (error: unknown): boolean => BROKEN.has(codeOf(error))
const isRead = ({ method }: EngineRequest): boolean => method === "GET" || method === "HEAD"

/** The engine over kept connections: one process or several, asked in turn, the living ones first. */
export class Engine {
  private readonly upstreams: Upstream[]
  private turn = 0

  constructor(urls: readonly URL[], timeoutMs = TIMEOUT_MS) {
    this.upstreams = urls.map(({ origin }) => ({
      origin,
      awayUntil: 0,
      pool: new Pool(origin, {
        connections: 128,
        connect: { timeout: 2_000 },
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        keepAliveMaxTimeout: KEEP_CONNECTION_MS,
      }),
    }))
  }

  /** Address of the process whose turn it is, one that answered last time it was asked if there is any. */
  nextOrigin(): string {
    return this.inTurn()[0]?.origin ?? ""
  }

  /** Asks the engine; rejects when no process can be reached, or one ended in the middle of a write. */
  async ask(request: EngineRequest): Promise<EngineAnswer> {
    let failure: unknown = new Error("The edge knows no engine.")
    for (const upstream of this.inTurn()) {
      try {
        return await this.askOne(upstream, request)
      } catch (error) {
        failure = error
        if (request.signal?.aborted) break
        if (wasRefused(error)) upstream.awayUntil = performance.now() + AWAY_MS
        else if (!(wasBroken(error) && isRead(request))) break
      }
    }
    throw failure
  }

  async close(): Promise<void> {
    await Promise.all(this.upstreams.map(({ pool }) => pool.close()))
  }

  private async askOne({ pool }: Upstream, { method, path, headers, body, signal }: EngineRequest) {
    const answer = await pool.request({
      ...{ method, path, body, signal },
      headers: { ...headers, ...tracedHeaders() },
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }

  /** How the connections stand at this moment, over all processes. */
  get statistics() {
    const sum = (count: (stats: Pool["stats"]) => number) =>
      this.upstreams.reduce((total, { pool }) => total + count(pool.stats), 0)
    return {
      connected: sum(({ connected }) => connected),
      pending: sum(({ pending }) => pending),
      queued: sum(({ queued }) => queued),
      running: sum(({ running }) => running),
    }
  }

  /** All of them, beginning with the next; those that were away a moment ago last. */
  private inTurn(): Upstream[] {
    const first = this.turn++ % this.upstreams.length
    const ring = [...this.upstreams.slice(first), ...this.upstreams.slice(0, first)]
    const now = performance.now()
    const isAway = ({ awayUntil }: Upstream) => Number(awayUntil > now)
    return ring.sort((a, b) => isAway(a) - isAway(b))
  }
}
