import { z } from "zod"
import { MAX_LINE_QUANTITY } from "../constants"
import { daySchema } from "../days/day"
import { pageSchema } from "../lists"
import { dayInBelgium } from "../promise/working-days"
import { productIdSchema, sessionIdSchema } from "../shop/cart"

export const QUOTE_STATES = ["requested", "offered", "accepted", "declined", "expired", "withdrawn"] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** Highest number of requested and offered quotes of an account. */
export const MAX_OPEN_QUOTES = 5
export const MAX_QUOTE_LINES = 100
export const MAX_QUOTE_MESSAGE = 2_000
/** Highest price of one unit without VAT. */
const MAX_UNIT_CENTS = 100_000_000

const lineSchema = z.object({
  variant_id: z.string().min(1).max(100),
  quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY),
})
const messageSchema = z.string().trim().max(MAX_QUOTE_MESSAGE)
const isDistinct = (lines: readonly { variant_id: string }[]) =>
  new Set(lines.map(({ variant_id }) => variant_id)).size === lines.length

/** POST /api/users/quotes */
export const quoteRequestSchema = z.object({
  lines: z
    .array(lineSchema.extend({ product_id: productIdSchema }))
    .min(1)
    .max(MAX_QUOTE_LINES)
    .refine(isDistinct),
  message: messageSchema.optional(),
})
export type QuoteRequest = z.infer<typeof quoteRequestSchema>

/** PUT /api/admin/quotes/{id}/offer. Lines of the request that are left out are not offered. */
export const quoteOfferSchema = z.object({
  lines: z
    .array(
      /** Price of one unit without VAT. */
      lineSchema.extend({ net_cents: z.number().int().min(1).max(MAX_UNIT_CENTS) }),
    )
    .min(1)
    .max(MAX_QUOTE_LINES)
    .refine(isDistinct),
  message: messageSchema.optional(),
  /** Last day of the offer, in Belgium. Today at the earliest. */
  valid_until: daySchema.refine((day) => day >= dayInBelgium(new Date())),
})
export type QuoteOffer = z.infer<typeof quoteOfferSchema>

/** POST /api/admin/quotes/{id}/decline */
export const quoteDeclineSchema = z.object({ message: messageSchema.optional() })

/** POST /api/users/quotes/{id}/acceptance */
export const quoteAcceptanceSchema = z.object({ cart_session_id: sessionIdSchema })

export const quoteLineSchema = z.object({
  variant_id: z.string(),
  /** Name in the caller's language, with the size if there are several. */
  name: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  /** Price of one unit without VAT that the account paid when it requested the quote. */
  usual_net_cents: z.number().int(),
  /** Offered price of one unit without VAT. Null if it is not offered. */
  net_cents: z.number().int().nullable(),
})
export type QuoteLine = z.infer<typeof quoteLineSchema>

export const quoteSchema = z.object({
  id: z.string(),
  state: z.enum(QUOTE_STATES),
  requested_at: z.string(),
  lines: z.array(quoteLineSchema),
  /** Value without VAT: at the offered prices, or at the usual prices without an offer. */
  net_cents: z.number().int(),
  /** The same with Belgian VAT, as the cart charges it. */
  total_cents: z.number().int(),
  /** Message of the customer. "" without one. */
  message: z.string(),
  /** Answer of the shop. "" without one. */
  answer: z.string(),
  /** Last day of the offer, in Belgium. Null without an offer. */
  valid_until: z.string().nullable(),
  /** Number of the order that accepted the offer. */
  order_number: z.string().nullable(),
})
export type Quote = z.infer<typeof quoteSchema>
/** GET /api/users/quotes: newest first. */
export const quotesSchema = z.array(quoteSchema)

/** GET /api/admin/quotes and /api/admin/quotes/{id} */
export const staffQuoteSchema = quoteSchema.extend({
  customer_id: z.string(),
  /** Company or name. Null for a deleted customer. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Changes when any other field changes. Send it as `If-Match` with a write. */
  version: z.string(),
})
export type StaffQuote = z.infer<typeof staffQuoteSchema>
export const staffQuotesSchema = z.array(staffQuoteSchema)
export const quotesQuerySchema = pageSchema.extend({ state: z.enum(QUOTE_STATES).optional() })
export const quoteIdSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_]{1,64}$/) })

/** Returns whether the shop or the customer can still answer. */
export const isOpenQuote = ({ state }: Pick<Quote, "state">): boolean =>
  state === "requested" || state === "offered"
