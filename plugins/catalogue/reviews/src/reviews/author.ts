import { provedEmail, requireCaller } from "@bon-perroquet/api-kit/identity"
import { requireOrderIdOf } from "@bon-perroquet/api-kit/orders"
import type { MedusaRequest } from "@medusajs/framework/http"

/** An account, or the recipient of the order's e-mails. */
export interface Author {
  /** Customer id. null for a recipient who uses the order's link. */
  customer: string | null
  /** Lower case. null for an account without a verified address. */
  proved_email: string | null
  /** Id of the order whose link the author uses. null for accounts. */
  linked_order: string | null
}

/** SQL condition for a person's reviews: those with the verified address, and those of orders of the account. */
export const THEIRS = `(email = :proved_email OR order_id IN (SELECT id FROM "order" WHERE customer_id = :customer))`

/** Puts reviews with the verified e-mail address first. Order links also find reviews without an e-mail address. */
export const REVIEWS_OF = `
  FROM review WHERE product_id = ANY(:product_ids) AND (${THEIRS} OR email IS NULL AND order_id = :linked_order)
  ORDER BY email = :proved_email DESC NULLS LAST, written_at DESC`

/** Returns the author for an order's link. It was sent to the order's address, which is therefore verified. */
export const authorByLink = (linked_order: string, { email }: { email: string }): Author => ({
  ...{ customer: null, linked_order },
  proved_email: email.toLowerCase(),
})

/**
 * Returns a customer's order, and the customer as the author.
 * @throws 401, or 404 for other orders
 */
export async function ownOrder(
  request: MedusaRequest,
  orderNumber: string,
): Promise<{ orderId: string; author: Author }> {
  const caller = await requireCaller(request)
  const orderId = await requireOrderIdOf(request.scope, caller, orderNumber)
  const customer = caller.customer?.id ?? null
  return { orderId, author: { customer, proved_email: provedEmail(caller), linked_order: null } }
}
