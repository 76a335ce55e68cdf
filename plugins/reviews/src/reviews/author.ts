import { provedEmail } from "@bon-perroquet/accounts/customers"
import { requireOrderIdOf } from "@bon-perroquet/accounts/orders"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"

/** Who writes about what an order brought: an account, or whoever reads mail at the order's address. */
export interface Author {
  /** The account's; null for whoever follows the order's link. */
  customer: string | null
  /** Lower case; null for an account whose address was not shown to be its own. */
  proved_email: string | null
  /** The order whose link is followed; null for an account. */
  linked_order: string | null
}

/** Which reviews are a person's: under the address that they read mail at, or about an order of their account. */
export const THEIRS = `(email = :proved_email OR order_id IN (SELECT id FROM "order" WHERE customer_id = :customer))`

/**
 * An author's reviews of some products, the one under their address first. A review without an address, by an account that had not
 * shown to read mail anywhere, is changed by its order's link as well.
 */
export const REVIEWS_OF = `
  FROM review WHERE product_id = ANY(:product_ids) AND (${THEIRS} OR email IS NULL AND order_id = :linked_order)
  ORDER BY email = :proved_email DESC NULLS LAST, written_at DESC`

/** Of an order that is read by its link: the link was mailed to the order's address. */
export const authorByLink = (linked_order: string, { email }: { email: string }): Author => ({
  ...{ customer: null, linked_order },
  proved_email: email.toLowerCase(),
})

/**
 * One of the signed-in person's own orders, and them as its author. The order may have another's address, and so may an account that
 * was never verified: what that other wrote is not theirs.
 * @throws 401; 404 for any other order
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
