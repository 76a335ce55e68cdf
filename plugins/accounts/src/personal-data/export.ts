import type { Caller } from "@bon-perroquet/shop-api/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { addressesOf } from "../address-book"
import { ordersOf } from "../orders"
import { userView } from "../customers"
import { sessionViews } from "../sessions"

/** Everything the shop keeps of a person, in the contract's own shapes. */
export async function personalData(container: MedusaContainer, caller: Caller) {
  const [sessions, addresses, orders] = await Promise.all([
    sessionViews(container, caller),
    addressesOf(container, caller),
    ordersOf(container, caller),
  ])
  return { exported_at: new Date().toISOString(), user: userView(caller), sessions, addresses, orders }
}
