import { z } from "zod"
import { MAX_SEARCH_LENGTH } from "../constants"
import { ORDER_STATUSES } from "../sets"

export const SEARCH_LIMIT = 6

/** Words or beginnings of words. Case and accents are ignored. */
export const adminSearchQuerySchema = z.object({ q: z.string().trim().max(MAX_SEARCH_LENGTH) })

/** GET /api/admin/search: results that the caller's role may read. */
export const adminSearchSchema = z.object({
  /** Matches by number, e-mail address, name, street, town, postal code or tracking number. */
  orders: z.array(
    z.object({
      order_number: z.string(),
      customer_name: z.string(),
      email: z.string(),
      city: z.string().nullable(),
      status: z.enum(ORDER_STATUSES),
      created_at: z.string(),
    }),
  ),
  /** Matches by name in any language, or by SKU. The name is in the caller's language. */
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sku: z.string(),
      stock: z.number().int(),
      active: z.boolean(),
    }),
  ),
  /** Customers with an account, and guests with an order. Matches by name or e-mail address. */
  customers: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  /** Orders of a former shop. Matches by number or e-mail address. */
  former_orders: z
    .array(z.object({ number: z.string(), email: z.string(), placed_at: z.string() }))
    .optional(),
})
export type AdminSearch = z.infer<typeof adminSearchSchema>
