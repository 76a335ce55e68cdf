import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcileOrders } from "../status"

/** As often as unfinished payments are looked after. */
const seconds = Number(process.env.CHECKOUT_RECONCILE_SECONDS ?? 60)
let running = false

/** Finishes changes of orders that were interrupted. */
export default async function reconcile(container: MedusaContainer): Promise<void> {
  if (running) return // the last round is still at it
  running = true
  try {
    await reconcileOrders(container, seconds)
  } finally {
    running = false
  }
}

export const config = { name: "reconcile-orders", schedule: { interval: seconds * 1000 } }
