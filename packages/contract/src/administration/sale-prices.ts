import { z } from "zod"
import { daySchema } from "../days/day"
import { productIdSchema } from "../shop/cart"
import { MAX_VARIANTS, priceSchema } from "./products"

const pricesSchema = z
  .array(z.object({ variant_id: productIdSchema, price: priceSchema }))
  .min(1)
  .max(MAX_VARIANTS)
  .refine((prices) => new Set(prices.map(({ variant_id }) => variant_id)).size === prices.length)

/** POST and PUT: what sizes of a product cost for a time, days in Brussels. */
export const salePriceInputSchema = z
  .object({
    /** The first day; null: from now on. */
    from: daySchema.nullable(),
    /** The last day; null: until somebody ends it. */
    until: daySchema.nullable(),
    /** The sizes that are on sale: the others cost what they cost. */
    prices: pricesSchema,
  })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ["until"] })
export type SalePriceInput = z.infer<typeof salePriceInputSchema>

export const SALE_STATES = ["running", "planned"] as const

/** A price of a product for a time, running or planned. */
export const salePriceSchema = z.object({
  id: z.string(),
  /** What its price list is called in Medusa Admin. */
  title: z.string(),
  state: z.enum(SALE_STATES),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  prices: z.array(z.object({ variant_id: z.string(), price: z.number() })),
  /** Whether it is this product's own, and changed here; a list of Medusa Admin is changed there. */
  is_own: z.boolean(),
})
export type SalePrice = z.infer<typeof salePriceSchema>

/** GET /api/admin/products/{id}/sale-prices: those that run, then those that are planned. */
export const salePricesSchema = z.object({
  sales: z.array(salePriceSchema),
  /** What a reduction is compared with by law: of each size the lowest price of the thirty days before it; null without one. */
  lowest: z.array(z.object({ variant_id: z.string(), price: z.number().nullable() })),
  /** Changes with any of the rest: for `If-Match` of a write. */
  version: z.string(),
})
export type SalePrices = z.infer<typeof salePricesSchema>
