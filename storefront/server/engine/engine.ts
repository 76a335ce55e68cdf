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

/** One engine process. Until `awayUntil` (performance.now()), the edge prefers other processes. */
interface Upstream {
  origin: string
  pool: Pool
  awayUntil: number
}

/** Milliseconds until a request fails. The limit is high, because opening a payment page includes a call to Stripe. */
const TIMEOUT_MS = 60_000
/**
 * Milliseconds for which an idle connection stays open. The engine closes idle connections later than the edge, so it
 * never closes one that the edge is about to use.
 */
const KEEP_CONNECTION_MS = 30_000
/** Milliseconds for which an unreachable process is avoided. */
const AWAY_MS = 1_000

const REFUSED = new Set(["ECONNREFUSED", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH", "ENOTFOUND"])
const BROKEN = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"])

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : ""

const wasRefused = (error: unknown): boolean => REFUSED.has(codeOf(error))
/** Returns whether the process ended during the request. The edge then repeats reads, but not writes. */
const wasBroken = (error: unknown): boolean => BROKEN.has(codeOf(error))
const isRead = ({ method }: EngineRequest): boolean => method === "GET" || method === "HEAD"

/** Distributes requests among the engine processes, healthy ones first. */
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

  nextOrigin(): string {
    return this.inTurn()[0]?.origin ?? ""
  }

  /** @throws if no process can be reached, or if a process ended during a write */
  async ask(request: EngineRequest): Promise<EngineAnswer> {
    let failure: unknown = new Error("The edge has no URL of an engine.")
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

  /** Returns the processes in the order in which to try them: the next one in turn first, unreachable ones last. */
  private inTurn(): Upstream[] {
    const first = this.turn++ % this.upstreams.length
    const ring = [...this.upstreams.slice(first), ...this.upstreams.slice(0, first)]
    const now = performance.now()
    const isAway = ({ awayUntil }: Upstream) => Number(awayUntil > now)
    return ring.sort((a, b) => isAway(a) - isAway(b))
  }
}
