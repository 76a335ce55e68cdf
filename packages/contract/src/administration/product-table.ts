import { z } from "zod"
import { productIdSchema } from "../shop/cart"
import { errorSchema } from "../error"
import {
  adminProductSchema,
  MAX_PRODUCTS_AT_ONCE,
  MAX_STOCK,
  priceSchema,
  productChangeSchema,
  stockSchema,
} from "./products"
import { STOCK_MOVES, STOCK_REASONS } from "./stock-movements"

/** Goods that came (above 0) or left (below 0), with one of the reasons that each has. */
const movedSchema = z
  .object({
    quantity: z.number().int().min(-MAX_STOCK).max(MAX_STOCK),
    reason: z.enum(STOCK_REASONS),
  })
  .refine(({ quantity }) => quantity !== 0, { path: ["quantity"] })
  .refine(
    ({ quantity, reason }) => STOCK_MOVES[quantity > 0 ? "in" : "out"].some((each) => each === reason),
    { path: ["reason"] },
  )

const sizeChangeSchema = z
  .object({
    variant_id: productIdSchema,
    price: priceSchema.optional(),
    /** Units that can be sold now. */
    stock: stockSchema.optional(),
    /** Instead of `stock`: what is added to it, or taken from it, whatever it is at that moment. */
    moved: movedSchema.optional(),
  })
  .refine(({ stock, moved }) => stock === undefined || moved === undefined, { path: ["moved"] })

const isEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** PATCH /api/admin/products: many products, all of them or none. */
export const productTableSchema = z.object({
  rows: z
    .array(
      productChangeSchema
        .pick({ name_fr: true, category_id: true, active: true, low_stock_threshold: true })
        .extend({
          id: productIdSchema,
          /** Of what the caller read: where it is another by now, nothing is written. */
          version: z.string().min(1).max(200),
          sizes: z
            .array(sizeChangeSchema)
            .refine((sizes) => isEachOnce(sizes.map(({ variant_id }) => variant_id)))
            .default([]),
        }),
    )
    .min(1)
    .max(MAX_PRODUCTS_AT_ONCE)
    .refine((rows) => isEachOnce(rows.map(({ id }) => id))),
})
export type ProductTable = z.input<typeof productTableSchema>

/** What became of each product, in the order in which they were sent. */
export const productTableResultSchema = z.object({
  /** Whether all of it is saved; else nothing is. */
  saved: z.boolean(),
  rows: z.array(
    z.object({
      id: z.string(),
      /** Why the whole was not saved, where it was this one; null for those that were in nobody's way. */
      refusal: errorSchema.pick({ code: true, detail: true }).nullable(),
      /** As it is now; null where there is none. */
      product: adminProductSchema.nullable(),
    }),
  ),
})
export type ProductTableResult = z.infer<typeof productTableResultSchema>
