import type { MedusaContainer } from "@medusajs/framework/types"
import { hearNotices } from "../refunds"

/** As often as unfinished payments are looked after. */
const seconds = Number(process.env.CHECKOUT_RECONCILE_SECONDS ?? 60)
let running = false

/** Takes over refunds and disputes that were told and not heard. */
export default async function hearStripe(container: MedusaContainer): Promise<void> {
  if (running) return // the last round is still at it
  running = true
  try {
    await hearNotices(container)
  } finally {
    running = false
  }
}

export const config = { name: "hear-stripe", schedule: { interval: seconds * 1000 } }
