import { readFileSync } from "node:fs"
import { z } from "zod"
import type { Engine } from "./engine.js"

/** The part of the merchant that the edge needs. */
const merchantSchema = z.looseObject({ name: z.string().min(1) })
/** The part of GET /api/shop that the edge reads. */
const answerSchema = z.object({
  merchant: merchantSchema,
  closed_days: z.array(z.string()),
  /** Missing in the previous version of the engine. */
  offers: z.array(z.unknown()).default([]),
  repeats: z.unknown().optional(),
  services: z.array(z.string()).default([]),
})

/** Merchant, closed days and offers that each page contains. */
export type ShopFacts = z.infer<typeof answerSchema> & {
  /** Enabled languages for the built screens. */
  languages?: unknown
}

/** Milliseconds until revalidation. Together with rendering, a change is visible within a second. */
const FRESH_MS = 500
/** Milliseconds for which a page waits without cached facts, before older ones are used. */
const TIMEOUT_MS = 2_000
/** Milliseconds after the last page for which facts are refreshed in the background. */
const IN_USE_MS = 60_000

/**
 * Returns the shop's facts from the engine, or from merchant.json before the first response. While the shop is in
 * use, pages use cached facts and never wait.
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

  /** Returns the same object until something changes. */
  async current(): Promise<ShopFacts> {
    const wasInUse = this.next !== undefined
    this.wantedAt = performance.now()
    if (!wasInUse) await (this.asking ??= this.keepAsking().finally(() => (this.asking = undefined)))
    return this.known
  }

  /** Stops refreshing. */
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
      // The cached facts stay. Pages that need the engine report its failure.
    }
  }
}
