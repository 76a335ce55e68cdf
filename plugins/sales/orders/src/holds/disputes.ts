import type { Loss } from "@bon-perroquet/checkout/methods"
import type { Engine } from "../engine/engine"

/**
 * Holds the order while a dispute or an inquiry about its payment is open, and releases it when the bank has
 * decided. An inquiry that becomes a dispute holds the order again.
 */
export async function followDispute(
  { records }: Engine,
  order_id: string,
  { id, state, reason }: Loss,
): Promise<void> {
  for (const stage of STAGES) {
    const key = `${stage}:${id}`
    if (state === stage)
      await records.holds.place({ order_id, key, reason: "dispute", note: reason, by_email: null })
    else await records.holds.release({ order_id, key }, null)
  }
}

const STAGES = ["inquiry", "dispute"] as const
