import type { MedusaContainer } from "@medusajs/framework/types"
import { findLostPayments } from "../checkout"

const HOUR = 60 * 60
/** A tenth as often as unfinished payments are looked after: every ten minutes, usually. */
const seconds = 10 * Number(process.env.CHECKOUT_RECONCILE_SECONDS ?? 60)
/** A page lives half an hour, its event may be a while on its way; a process that was just started looks back a week. */
const LOOKS_BACK = { first: 7 * 24 * HOUR, then: 2 * HOUR }

let isFirst = true
let running = false

/** Finds payments at Stripe that the shop's own rows know nothing of. */
export default async function lookForLostPayments(container: MedusaContainer): Promise<void> {
  if (running) return // the last round is still at it
  running = true
  try {
    await findLostPayments(container, isFirst ? LOOKS_BACK.first : LOOKS_BACK.then)
    isFirst = false
  } finally {
    running = false
  }
}

export const config = { name: "find-lost-payments", schedule: { interval: seconds * 1000 } }
