import { brandOfFile, ORIGINAL_BRAND, themedBrandSchema } from "@bon-perroquet/contract/theme"
import { merchantTagsSchema, type MerchantTags } from "@bon-perroquet/contract"
import { z } from "zod"
import type { Storefront } from "./channels.js"
import type { Engine } from "./engine.js"

const NO_TAGS: MerchantTags = { matomo: null, ga4: null, meta: null }
const merchantSchema = z.looseObject({ name: z.string().min(1) })
const answerSchema = z.object({
  merchant: merchantSchema,
  closed_days: z.array(z.string()),
  /** The default replaces fields that the previous version of the engine does not send. */
  offers: z.array(z.unknown()).default([]),
  repeats: z.unknown().optional(),
  services: z.array(z.string()).default([]),
  payment_marks: z.array(z.string()).default([]),
  is_open: z.boolean().default(true),
  brand: themedBrandSchema.default(ORIGINAL_BRAND),
  tags: merchantTagsSchema.default(NO_TAGS),
  address: z.url().optional(),
})

/** Merchant, closed days and offers that each page contains. */
export type ShopFacts = z.infer<typeof answerSchema> & {
  languages?: unknown
  custom_fields?: unknown
}

/** Age in milliseconds from which a page starts a refresh without waiting for it. */
const FRESH_MS = 400
/**
 * Age in milliseconds from which a page waits for the refresh. Pages are cached for another quarter of a second, so a
 * change is visible within a second.
 */
const STALE_MS = 500
/** Milliseconds after which a page stops waiting and uses older facts. */
const TIMEOUT_MS = 2_000

/**
 * Returns the shop's facts from the engine, or from merchant.json before the engine's first response. With many
 * visitors, pages use cached facts and never wait. Without visitors, the engine is not called.
 */
export class ShopFactsReader {
  private facts: ShopFacts
  private savedAddress: URL | undefined
  private factsJson = ""
  private answeredAt = Number.NEGATIVE_INFINITY
  private isAnswering = true
  private asking: Promise<void> | undefined
  /** Parts of merchant.json that the engine's response lacks. */
  private readonly own: Pick<ShopFacts, "languages" | "custom_fields">

  constructor(
    private readonly engine: Pick<Engine, "ask">,
    private readonly storefront: Pick<Storefront, "merchant" | "headers">,
  ) {
    const { languages, custom_fields, brand, ...merchant } = merchantSchema.parse(storefront.merchant)
    this.own = { languages, custom_fields }
    this.facts = {
      ...this.own,
      merchant,
      closed_days: [],
      offers: [],
      services: [],
      payment_marks: [],
      is_open: true,
      brand: brandOfFile(brand),
      tags: NO_TAGS,
    }
  }

  /** Public URL of the shop that the engine last returned. */
  get address(): URL | undefined {
    return this.savedAddress
  }

  /**
   * Returns the same object until something changes.
   * @param freshMs age in milliseconds from which the facts are refreshed
   */
  async current(freshMs = FRESH_MS): Promise<ShopFacts> {
    const age = performance.now() - this.answeredAt
    if (age < (this.isAnswering ? freshMs : FRESH_MS)) return this.facts
    this.asking ??= this.ask().finally(() => {
      this.answeredAt = performance.now()
      this.asking = undefined
    })
    // After a failed reload, no page waits until the engine responds again.
    if (age >= STALE_MS && this.isAnswering) await this.asking
    return this.facts
  }

  private async ask(): Promise<void> {
    try {
      const { status, body } = await this.engine.ask({
        method: "GET",
        path: "/api/shop",
        headers: { accept: "application/json", ...this.storefront.headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await body.text()
      if (status === 200 && text !== this.factsJson) {
        this.facts = { ...this.own, ...answerSchema.parse(JSON.parse(text)) }
        this.savedAddress = this.facts.address ? new URL(this.facts.address) : undefined
        this.factsJson = text
      }
      this.isAnswering = true
    } catch {
      this.isAnswering = false
    }
  }
}
