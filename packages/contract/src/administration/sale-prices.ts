import { z } from "zod"
import { daySchema } from "../days/day"
import { productIdSchema } from "../shop/cart"
import { MAX_VARIANTS, priceSchema } from "./products"

const pricesSchema = z
  .array(z.object({ variant_id: productIdSchema, price: priceSchema }))
  .min(1)
  .max(MAX_VARIANTS)
  .refine((prices) => new Set(prices.map(({ variant_id }) => variant_id)).size === prices.length)

/** POST and PUT: temporary prices of a product's sizes. Days are those of Belgium. */
export const salePriceInputSchema = z
  .object({
    /** First day. Null: from now on. */
    from: daySchema.nullable(),
    /** Last day. Null: no end. */
    until: daySchema.nullable(),
    /** Sizes with a sale price. Other sizes keep their price. */
    prices: pricesSchema,
  })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ["until"] })
export type SalePriceInput = z.infer<typeof salePriceInputSchema>

export const SALE_STATES = ["running", "planned"] as const

/** Current or planned sale price of a product. */
export const salePriceSchema = z.object({
  id: z.string(),
  /** Name of the price list in Medusa Admin. */
  title: z.string(),
  state: z.enum(SALE_STATES),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  prices: z.array(z.object({ variant_id: z.string(), price: z.number() })),
  /**
   * Whether the price list is only for this product, so that it can be changed here. Other lists are changed in Medusa
   * Admin.
   */
  is_own: z.boolean(),
})
export type SalePrice = z.infer<typeof salePriceSchema>

/** GET /api/admin/products/{id}/sale-prices: current prices first, then planned ones. */
export const salePricesSchema = z.object({
  sales: z.array(salePriceSchema),
  /**
   * Legal reference price of a reduction: the lowest price of each size in the 30 days before the reduction. Null if
   * the size had no price then.
   */
  lowest: z.array(z.object({ variant_id: z.string(), price: z.number().nullable() })),
  /** Changes when any other field changes. Send it as `If-Match` with a write. */
  version: z.string(),
})
export type SalePrices = z.infer<typeof salePricesSchema>
