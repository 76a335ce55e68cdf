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

/** Units added (above 0) or removed (below 0), with a reason. */
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
    /** Units available for sale. */
    stock: stockSchema.optional(),
    /** Alternative to `stock`: units to add to or remove from the current stock. */
    moved: movedSchema.optional(),
  })
  .refine(({ stock, moved }) => stock === undefined || moved === undefined, { path: ["moved"] })

const isEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** PATCH /api/admin/products: changes many products, all or none. */
export const productTableSchema = z.object({
  rows: z
    .array(
      productChangeSchema
        .pick({ name_fr: true, category_id: true, active: true, low_stock_threshold: true })
        .extend({
          id: productIdSchema,
          /** Version of the product that the caller read. If the product has another version now, nothing is saved. */
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

/** Results by product, in the order of the request. */
export const productTableResultSchema = z.object({
  /** Whether all changes were saved. Otherwise none was saved. */
  saved: z.boolean(),
  rows: z.array(
    z.object({
      id: z.string(),
      /** Error if this product caused the failure. Null for all other products. */
      refusal: errorSchema.pick({ code: true, detail: true, errors: true }).nullable(),
      /** Current state. Null if the product does not exist. */
      product: adminProductSchema.nullable(),
    }),
  ),
})
export type ProductTableResult = z.infer<typeof productTableResultSchema>
