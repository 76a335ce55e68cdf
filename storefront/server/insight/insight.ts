import type { IncomingMessage, ServerResponse } from "node:http"
import { isbot } from "isbot"
import { LRUCache } from "lru-cache"
import type { Storefront, Storefronts } from "../engine/channels.js"
import type { Engine } from "../engine/engine.js"
import { InsightCounter } from "./counter.js"
import { seenIn } from "./seen.js"

/** Milliseconds between two calls of the engine. If the edge is killed, the counts of this time are lost. */
const FLUSH_MS = 5_000
/**
 * Milliseconds until a call counts as failed. Its counts are then sent again, and would be added twice if the engine was
 * only slow, so the limit is far above the duration of a call.
 */
const TIMEOUT_MS = 30_000
const MAX_PROGRAMS = 2_000

/** Whether a user agent is a robot. Browsers have few different names, and the check compares hundreds. */
const robots = new LRUCache<string, boolean>({ max: MAX_PROGRAMS })
const isRobot = (name: string | undefined): boolean => {
  if (!name) return true
  const known = robots.get(name)
  if (known !== undefined) return known
  const robot = isbot(name)
  robots.set(name, robot)
  return robot
}

/** Counts visits, product views, filled carts and opened payment pages per channel in memory, and stores only sums. */
export class Insight {
  private readonly counters = new Map<Storefront, InsightCounter>()
  private timer: NodeJS.Timeout | undefined
  private sending: Promise<unknown> | undefined

  constructor(
    private readonly engine: Pick<Engine, "ask">,
    private readonly storefronts: Pick<Storefronts, "of">,
  ) {}

  start(flushMs = FLUSH_MS): void {
    this.timer = setInterval(() => void this.flush(), flushMs).unref()
  }

  async end(): Promise<void> {
    clearInterval(this.timer)
    await this.sending
    await this.flush()
  }

  /** Counts a request if it succeeds. Returns at once. */
  observe({ method, url = "", headers }: IncomingMessage, response: ServerResponse): void {
    const storefront = this.storefronts.of(headers.host)
    const all = seenIn({ method, url, headers }, storefront.url)
    if (all.length === 0 || isRobot(headers["user-agent"])) return
    response.once("finish", () => {
      const { statusCode } = response
      if ((statusCode < 200 || statusCode >= 300) && statusCode !== 304) return
      const counter = this.counterOf(storefront)
      for (const { step, language, source } of all) counter.add(step, language, source)
    })
  }

  /** Sends the counts to the engine, one call at a time. After a failure, they are sent with the next ones. */
  async flush(): Promise<void> {
    const all = [...this.counters]
    this.sending ??= Promise.all(all.map((each) => this.send(...each))).finally(() => {
      this.sending = undefined
    })
    await this.sending
  }

  private counterOf(storefront: Storefront): InsightCounter {
    const counter = this.counters.get(storefront) ?? new InsightCounter()
    this.counters.set(storefront, counter)
    return counter
  }

  private async send({ headers }: Storefront, counter: InsightCounter): Promise<void> {
    const counts = counter.take()
    if (counts.length === 0) return
    try {
      const { status, body } = await this.engine.ask({
        method: "POST",
        path: "/insight",
        headers: { ...headers, "content-type": "application/json" },
        body: Buffer.from(JSON.stringify({ counts })),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await body.dump()
      // An engine of an earlier version does not have the call.
      if (status >= 500) counter.giveBack(counts)
    } catch {
      counter.giveBack(counts)
    }
  }
}
