import { z } from "zod"
import { daySchema } from "../days/day"
import { LANGUAGES } from "../sets"

/**
 * Steps that the edge counts. A visit is a page opened from outside the shop. The number of paid orders is read from the
 * orders.
 */
export const COUNTED_STEPS = ["visit", "product_view", "cart", "checkout"] as const
export type CountedStep = (typeof COUNTED_STEPS)[number]

/** Where a visit came from. A campaign is the `utm_source` of the address. */
export const SOURCES = ["direct", "search", "social", "email", "site"] as const
export const OTHER_CAMPAIGN = "campaign:other"
const CAMPAIGN = /^campaign:[a-z0-9][a-z0-9._-]{0,29}$/
/** Empty for steps that are not counted by source. */
export const visitSourceSchema = z.union([z.enum(SOURCES), z.literal(""), z.string().regex(CAMPAIGN)])

/** Letters and digits of an identifier. Five digits may belong to a person. */
const IDENTIFIER = /\d(?:[._-]?\d){4}|[a-z0-9]{20}/

/** Returns the source for a `utm_source`. Long or personal ones are counted together. */
export function campaignSource(name: string): string {
  const source = `campaign:${name.trim().toLowerCase().replaceAll(/\s+/g, "-")}`
  return CAMPAIGN.test(source) && !IDENTIFIER.test(source) ? source : OTHER_CAMPAIGN
}

export const insightCountSchema = z.strictObject({
  /** Day in Belgium. */
  day: daySchema,
  step: z.enum(COUNTED_STEPS),
  language: z.enum(LANGUAGES),
  source: visitSourceSchema,
  count: z.number().int().min(1).max(10_000_000),
})
export type InsightCount = z.infer<typeof insightCountSchema>
export const MAX_COUNTS = 1_000
/** POST /insight of the engine: counts of an edge since its last call. The edge does not forward this path. */
export const insightCountsSchema = z.strictObject({ counts: z.array(insightCountSchema).max(MAX_COUNTS) })

const stepsSchema = z.object({
  visits: z.number().int(),
  product_views: z.number().int(),
  carts: z.number().int(),
  checkouts: z.number().int(),
  paid: z.number().int(),
})
export type InsightSteps = z.infer<typeof stepsSchema>
export const INSIGHT_STEPS = ["visits", "product_views", "carts", "checkouts", "paid"] as const

/** GET /api/admin/insight: by default the last 30 days. Both days are included. */
export const insightQuerySchema = z.object({ from: daySchema.optional(), to: daySchema.optional() })
export const insightSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: stepsSchema,
  /** Every day of the period. */
  days: z.array(stepsSchema.extend({ day: z.iso.date() })),
  languages: z.array(stepsSchema.extend({ language: z.enum(LANGUAGES) })),
  /** Most visits first. */
  sources: z.array(z.object({ source: z.string(), visits: z.number().int() })),
})
export type Insight = z.infer<typeof insightSchema>

/** Days for which counts are kept. */
export const INSIGHT_DAYS = 800
