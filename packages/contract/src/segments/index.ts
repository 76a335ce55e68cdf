import { z } from "zod"
import { BIRD_KINDS } from "../shop/bird-sets"

/**
 * Segments of customers. "new": first paid order recently, "regular": several paid orders within a year, "lapsed": no paid
 * order for a long time, "bird_…": bought goods for this bird.
 */
export const SEGMENTS = [
  ...(["new", "regular", "lapsed"] as const),
  ...BIRD_KINDS.map((bird) => `bird_${bird}` as const),
]
export type Segment = (typeof SEGMENTS)[number]
export const segmentSchema = z.enum(SEGMENTS)

const GROUP = "cusgroup_segment_"

/** Returns the id of the segment's customer group in Medusa, to which rules of promotions refer. */
export const groupOfSegment = (segment: Segment): string => `${GROUP}${segment}`

export const segmentOfGroup = (group: string): Segment | undefined =>
  SEGMENTS.find((segment) => groupOfSegment(segment) === group)

/** Days in which goods for a bird count for its segment. */
export const BIRD_SEGMENT_DAYS = 730

/** GET /api/admin/segments */
export const segmentsSchema = z.object({
  /** When the members were determined. Null before the first time. */
  refreshed_at: z.string().nullable(),
  /** Limits from the settings. 0 disables the segment. */
  new_days: z.number().int(),
  regular_orders: z.number().int(),
  lapsed_days: z.number().int(),
  segments: z.array(
    z.object({
      name: segmentSchema,
      /** E-mail addresses. */
      people: z.number().int(),
      /** Of which accounts, which can use a promotion for the segment. */
      accounts: z.number().int(),
      /** Of which subscribers to the newsletter. */
      subscribers: z.number().int(),
    }),
  ),
  /** All confirmed subscribers to the newsletter. */
  subscribers: z.number().int(),
})
export type Segments = z.infer<typeof segmentsSchema>

/**
 * Columns of the file of newsletter subscribers. Text is the sentence that the person agreed to, if the shop stored it.
 */
export const SUBSCRIBER_COLUMNS = [
  "email",
  "first_name",
  "last_name",
  "language",
  "newsletter_since",
  "newsletter_source",
  "newsletter_text",
] as const
export type SubscriberColumn = (typeof SUBSCRIBER_COLUMNS)[number]

/** Columns of the file of a segment. "newsletter" is yes or no. */
export const SEGMENT_COLUMNS = [
  ...SUBSCRIBER_COLUMNS.slice(0, 4),
  "newsletter",
  ...SUBSCRIBER_COLUMNS.slice(4),
] as const
