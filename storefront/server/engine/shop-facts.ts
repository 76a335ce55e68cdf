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
})

/** Who sells, when nothing is sent and what is offered, as each page tells it to its screens. */
export type ShopFacts = z.infer<typeof answerSchema> & {
  /** Those that are switched on: what is built reads them here. */
  languages?: unknown
}

/** How long an answer may be told again, in ms: with drawing a page anew, a change shows within a second. */
const FRESH_MS = 250
/** How long a page waits for an answer, in ms; then what was known before is told. */
const TIMEOUT_MS = 2_000

/** Who sells, as the engine has it now: merchant.json until the engine has answered once. */
export class ShopFactsReader {
  private known: ShopFacts
  private told = ""
  private askedAt = Number.NEGATIVE_INFINITY
  private asking: Promise<void> | undefined
  private readonly languages: unknown

  constructor(
    private readonly engine: Pick<Engine, "ask">,
    merchantFile: string,
  ) {
    const { languages, ...merchant } = merchantSchema.parse(JSON.parse(readFileSync(merchantFile, "utf8")))
    this.languages = languages
    this.known = { languages, merchant, closed_days: [], offers: [] }
  }

  /** The same object for as long as nothing changes. */
  async current(): Promise<ShopFacts> {
    if (performance.now() - this.askedAt >= FRESH_MS)
      await (this.asking ??= this.ask().finally(() => (this.asking = undefined)))
    return this.known
  }

  private async ask(): Promise<void> {
    const askedAt = performance.now()
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
    } finally {
      this.askedAt = askedAt
    }
  }
}
