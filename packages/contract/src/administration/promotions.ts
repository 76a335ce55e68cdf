import { z } from "zod"
import { daySchema } from "../days/day"
import { pageSchema, searchedSchema } from "../lists"
import { MAX_CODE_LENGTH } from "../shop/cart"
import { PROMOTION_TARGETS } from "../sets"
import { segmentSchema } from "../segments"

/** States of a promotion, most important first. */
export const PROMOTION_STATES = ["running", "planned", "used_up", "off", "ended"] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

/** Highest discount or minimum amount, in cents. */
export const MAX_PROMOTION_CENTS = 1_000_000
export const MAX_PROMOTION_USES = 1_000_000
export const MAX_PROMOTION_TARGETS = 200
export const MAX_PROMOTION_NOTE = 500

const cents = z.number().int().min(1).max(MAX_PROMOTION_CENTS)
const uses = z.number().int().min(1).max(MAX_PROMOTION_USES)
const ids = z.array(z.string().min(1).max(100)).max(MAX_PROMOTION_TARGETS)

const formShape = z.object({
  /** Code that customers enter. For an automatic promotion, its name in the cart and the order. */
  code: z
    .string()
    .trim()
    .min(2)
    .max(MAX_CODE_LENGTH)
    .regex(/^[^\p{Cc}]*$/u),
  is_automatic: z.boolean(),
  on: z.enum(PROMOTION_TARGETS),
  /** Products of the promotion, if the target is "products". */
  product_ids: ids,
  /** Categories of the promotion, if the target is "categories". */
  category_ids: ids,
  /** Either a percentage or an amount, VAT included: off each unit, the order or the delivery. */
  percent: z.number().min(0.01).max(100).multipleOf(0.01).nullable(),
  amount_cents: cents.nullable(),
  /** Minimum value of the goods, VAT included. */
  minimum_cents: cents.nullable(),
  /** Maximum number of orders, in total and per e-mail address. */
  limit: uses.nullable(),
  limit_per_email: uses.nullable(),
  /** Only for signed-in customers of this segment. Null: for everybody. */
  segment: segmentSchema.nullable().default(null),
  /** Days in Belgium, both included. */
  from: daySchema.nullable(),
  until: daySchema.nullable(),
  /** Note for administrators. */
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

/** Promotion as administrators see it, from the form or from Medusa Admin. */
export const adminPromotionSchema = z.object({
  id: z.string(),
  code: z.string(),
  is_automatic: z.boolean(),
  state: z.enum(PROMOTION_STATES),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Number of orders that used it, and their total discount. */
  uses: z.number().int(),
  discount_cents: z.number().int(),
  /** Whether no order and no open payment page uses it, so that it can be deleted. */
  is_deletable: z.boolean(),
  /**
   * Form fields. Null if the promotion has properties that the form does not support. Use Medusa Admin for
   * these.
   */
  form: formShape.nullable(),
  version: z.string(),
})
export type AdminPromotion = z.infer<typeof adminPromotionSchema>
export const adminPromotionsSchema = z.array(adminPromotionSchema)

/** GET /api/admin/promotions. The header X-Total-Count has the total number. */
export const promotionsQuerySchema = pageSchema.extend({
  state: z.enum(PROMOTION_STATES).optional(),
  search: searchedSchema,
})
