import { readFileSync } from "node:fs"
import { z } from "zod"
import type { Engine } from "./engine.js"

/** What the edge itself says of the merchant; the screens know the rest. */
const merchantSchema = z.looseObject({ name: z.string().min(1) })
/** GET /api/shop, as far as the edge looks at it. */
const answerSchema = z.object({
  merchant: merchantSchema,
  closed_days: z.array(z.string()),
  /** Of an engine of the version before: none. */
  offers: z.array(z.unknown()).default([]),
  repeats: z.unknown().optional(),
  services: z.array(z.string()).default([]),
})

/** Who sells, when nothing is sent and what is offered, as each page tells it to its screens. */
export type ShopFacts = z.infer<typeof answerSchema> & {
  /** Those that are switched on: what is built reads them here. */
  languages?: unknown
}

/** How old an answer is when the next one is asked for, in ms: with drawing a page anew, a change shows within a second. */
const FRESH_MS = 500
/** How long a page waits for an answer where none is held, in ms; then what was known before is told. */
const TIMEOUT_MS = 2_000
/** For how long after the last page answers are still asked for, in ms. The first page after that waits for one. */
const IN_USE_MS = 60_000

/**
 * Who sells, as the engine has it now: merchant.json until the engine has answered once. Pages are told what is held, and
 * never wait while the shop is in use: it is asked for again behind them.
 */
export class ShopFactsReader {
  private known: ShopFacts
  private told = ""
  private wantedAt = Number.NEGATIVE_INFINITY
  private asking: Promise<void> | undefined
  private next: NodeJS.Timeout | undefined
  private readonly languages: unknown

  constructor(
    private readonly engine: Pick<Engine, "ask">,
    merchantFile: string,
  ) {
    const { languages, ...merchant } = merchantSchema.parse(JSON.parse(readFileSync(merchantFile, "utf8")))
    this.languages = languages
    this.known = { languages, merchant, closed_days: [], offers: [], services: [] }
  }

  /** The same object for as long as nothing changes. */
  async current(): Promise<ShopFacts> {
    const wasInUse = this.next !== undefined
    this.wantedAt = performance.now()
    if (!wasInUse) await (this.asking ??= this.keepAsking().finally(() => (this.asking = undefined)))
    return this.known
  }

  /** Asks no more. */
  close(): void {
    clearTimeout(this.next)
    this.wantedAt = Number.NEGATIVE_INFINITY
  }

  private async keepAsking(): Promise<void> {
    await this.ask()
    const isInUse = performance.now() - this.wantedAt < IN_USE_MS
    this.next = isInUse ? setTimeout(() => void this.keepAsking(), FRESH_MS).unref() : undefined
  }

  private async ask(): Promise<void> {
    try {
      const { status, body } = await this.engine.ask({
        method: "GET",
        path: "/api/shop",
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const told = await body.text()
      if (status === 200 && told !== this.told) {
        this.known = { languages: this.languages, ...answerSchema.parse(JSON.parse(told)) }
        this.told = told
      }
    } catch {
      // What was known holds; a page that needs the engine says by itself that it gave no answer.
    }
  }
}
