import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcile } from "../checkout"

const seconds = Number(process.env.CHECKOUT_RECONCILE_SECONDS ?? 60)
let running = false

/** Finishes what webhook and browser left unfinished. */
export default async function reconcileCheckouts(container: MedusaContainer): Promise<void> {
  if (running) return // the last round is still at it
  running = true
  try {
    await reconcile(container, seconds)
  } finally {
    running = false
  }
}

export const config = { name: "reconcile-checkouts", schedule: { interval: seconds * 1000 } }
