import { refuse, RequestLimit } from "@bon-perroquet/api-kit/http"
import { callerOf } from "@bon-perroquet/api-kit/identity"
import { isShopOpen } from "@bon-perroquet/shop-settings/opening"
import type { MedusaRequest } from "@medusajs/framework/http"

/** Payment pages per IP address and minute, for both APIs. The edge has the same limit, but clients may bypass it. */
export const openingLimit = new RequestLimit(Number(process.env.CHECKOUT_RATE_LIMIT ?? 60), 60_000)

/**
 * Admits a new order. Before the opening, only administrators can order.
 * @throws 409 shop_not_open, 429 too_many_requests
 */
export async function admitOrder(request: MedusaRequest): Promise<void> {
  openingLimit.admit(request)
  if (isShopOpen() || (await callerOf(request))?.is_admin) return
  throw refuse("shop_not_open", 409)
}
