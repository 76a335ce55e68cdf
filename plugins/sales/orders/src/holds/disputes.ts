import type { Loss } from "@bon-perroquet/checkout/methods"
import type { Engine } from "../engine/engine"

/**
 * Puts the order on hold during a dispute or inquiry, and releases it after the bank's decision. If an
 * inquiry becomes a dispute, the order is put on hold again.
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
