import { z } from "zod"
import { MAX_LINE_QUANTITY } from "../constants"
import { productIdSchema } from "../shop/cart"

/** POST /api/admin/orders/{order_number}/articles/preview */
export const articleChangeSchema = z.object({
  /** New quantities of order lines. 0 removes a line. */
  lines: z
    .array(z.object({ id: z.string().max(100), quantity: z.number().int().min(0).max(MAX_LINE_QUANTITY) }))
    .max(200)
    .optional(),
  /** Articles to add, at their current price. */
  add: z
    .array(
      z.object({
        variant_id: productIdSchema,
        quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY),
      }),
    )
    .max(50)
    .optional(),
})
export type ArticleChange = z.input<typeof articleChangeSchema>

/** Change of the order's price, VAT included. Negative if the customer gets money back. */
export const articlePreviewSchema = z.object({ difference_cents: z.number().int() })

/** POST /api/admin/orders/{order_number}/articles */
export const confirmedArticleChangeSchema = articleChangeSchema.extend({
  /** Price difference that the administrator saw. If it is no longer current, the order is not changed. */
  difference_cents: z.number().int(),
})
export type ConfirmedArticleChange = z.input<typeof confirmedArticleChangeSchema>
