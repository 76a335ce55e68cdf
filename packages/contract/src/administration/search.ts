import { z } from "zod"
import { MAX_SEARCH_LENGTH } from "../constants"
import { ORDER_STATUSES } from "../sets"

/** Of each kind, as many as one answer holds. */
export const SEARCH_LIMIT = 6

/** Words, or their beginnings; case and accents make no difference. */
export const adminSearchQuerySchema = z.object({ q: z.string().trim().max(MAX_SEARCH_LENGTH) })

/** GET /api/admin/search: nothing of a kind that the caller's role does not see. */
export const adminSearchSchema = z.object({
  /** By number, e-mail address, name, street, town, postal code or tracking number. */
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
  /** By name in any language, or SKU; the name is told in the caller's language. */
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sku: z.string(),
      stock: z.number().int(),
      active: z.boolean(),
    }),
  ),
  /** Those with an account, and guests who have ordered, by name or e-mail address. */
  customers: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
})
export type AdminSearch = z.infer<typeof adminSearchSchema>
