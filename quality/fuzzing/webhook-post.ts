import { requireVariable } from "@bon-perroquet/testing"
import { signature, type Delivery } from "./deliveries"

/** @returns status of the shop; 413 also if the connection was closed because of a large body */
export async function postWebhook({ kind, body, signature: stated }: Delivery): Promise<number> {
  const header = stated === undefined ? signature(body) : stated
  try {
    const answer = await fetch(`${requireVariable("ENGINE_URL")}/api/payments/webhook`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        ...(header !== null && { "Stripe-Signature": header }),
      },
      body,
    })
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    if (kind === "oversized") return 413
    throw error
  }
}
