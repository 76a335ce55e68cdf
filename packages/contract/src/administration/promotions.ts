import { z } from "zod"
import { daySchema } from "../days/day"
import { pageSchema, searchedSchema } from "../lists"
import { MAX_CODE_LENGTH } from "../shop/cart"
import { PROMOTION_TARGETS } from "../sets"

/** How a promotion stands, those first that matter most. */
export const PROMOTION_STATES = ["running", "planned", "used_up", "off", "ended"] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

/** The highest amount that is taken off, or asked for, in cents. */
export const MAX_PROMOTION_CENTS = 1_000_000
export const MAX_PROMOTION_USES = 1_000_000
export const MAX_PROMOTION_TARGETS = 200
export const MAX_PROMOTION_NOTE = 500

const cents = z.number().int().min(1).max(MAX_PROMOTION_CENTS)
const uses = z.number().int().min(1).max(MAX_PROMOTION_USES)
const ids = z.array(z.string().min(1).max(100)).max(MAX_PROMOTION_TARGETS)

/** A promotion in the words of one form. */
const formShape = z.object({
  /** What shoppers type; of an automatic one, what the cart and the order call it. */
  code: z
    .string()
    .trim()
    .min(2)
    .max(MAX_CODE_LENGTH)
    .regex(/^[^\p{Cc}]*$/u),
  is_automatic: z.boolean(),
  on: z.enum(PROMOTION_TARGETS),
  /** With products: which. */
  product_ids: ids,
  /** With categories: which. */
  category_ids: ids,
  /** Either a percentage or an amount, VAT included: off each piece, the whole order or the delivery. */
  percent: z.number().min(0.01).max(100).multipleOf(0.01).nullable(),
  amount_cents: cents.nullable(),
  /** Worth of goods from which it applies, VAT included. */
  minimum_cents: cents.nullable(),
  /** Orders that may use it, in all and for one e-mail address. */
  limit: uses.nullable(),
  limit_per_email: uses.nullable(),
  /** Days in Belgium, both included. */
  from: daySchema.nullable(),
  until: daySchema.nullable(),
  /** For administrators. */
  note: z.string().trim().max(MAX_PROMOTION_NOTE),
})
export type PromotionForm = z.infer<typeof formShape>

/** POST /api/admin/promotions and PUT /api/admin/promotions/{id}. */
export const promotionInputSchema = formShape
  .refine(({ percent, amount_cents }) => (percent === null) !== (amount_cents === null), {
    path: ["percent"],
  })
  .refine(({ on, product_ids }) => (on === "products") === product_ids.length > 0, { path: ["product_ids"] })
  .refine(({ on, category_ids }) => (on === "categories") === category_ids.length > 0, {
    path: ["category_ids"],
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, { path: ["until"] })

export const promotionIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,100}$/)

/** A promotion as administrators see it, whoever made it. */
export const adminPromotionSchema = z.object({
  id: z.string(),
  code: z.string(),
  is_automatic: z.boolean(),
  state: z.enum(PROMOTION_STATES),
  starts_at: z.string().nullable(),
  /** The moment from which it no longer applies. */
  ends_at: z.string().nullable(),
  /** Orders that used it, and what it took off them. */
  uses: z.number().int(),
  discount_cents: z.number().int(),
  /** Whether nobody has used it, nor is about to. */
  is_deletable: z.boolean(),
  /** In the words of the form; null where it says what the form can't: then Medusa Admin shows and changes it. */
  form: formShape.nullable(),
  version: z.string(),
})
export type AdminPromotion = z.infer<typeof adminPromotionSchema>
export const adminPromotionsSchema = z.array(adminPromotionSchema)

/** GET /api/admin/promotions. The total number matching is in the header X-Total-Count. */
export const promotionsQuerySchema = pageSchema.extend({
  state: z.enum(PROMOTION_STATES).optional(),
  search: searchedSchema,
})
