import { provedEmail } from "@bon-perroquet/accounts/customers"
import { requireOrderIdOf } from "@bon-perroquet/accounts/orders"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"

/** An account, or the reader of the order's e-mails. */
export interface Author {
  /** Null for readers of the order's link. */
  customer: string | null
  /** Lower case. Null for an account without verified address. */
  proved_email: string | null
  /** Null for accounts. */
  linked_order: string | null
}

/** Condition for reviews of a person: by verified address, or by order of the account. */
export const THEIRS = `(email = :proved_email OR order_id IN (SELECT id FROM "order" WHERE customer_id = :customer))`

/** Reviews of the address first. Order links may also change reviews without address. */
export const REVIEWS_OF = `
  FROM review WHERE product_id = ANY(:product_ids) AND (${THEIRS} OR email IS NULL AND order_id = :linked_order)
  ORDER BY email = :proved_email DESC NULLS LAST, written_at DESC`

/** Returns the author for an order's link, which was sent to the order's address. */
export const authorByLink = (linked_order: string, { email }: { email: string }): Author => ({
  ...{ customer: null, linked_order },
  proved_email: email.toLowerCase(),
})

/**
 * Returns the customer's order. Reviews of an order with another address are not theirs.
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
