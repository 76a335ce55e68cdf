import { given } from "@bon-perroquet/testing"
import { signature, type Delivery } from "./deliveries"

/** Delivers it. @returns the shop's answer; 413 also where the connection was closed on a body that is too large */
export async function postWebhook({ kind, body, signature: stated }: Delivery): Promise<number> {
  const header = stated === undefined ? signature(body) : stated
  try {
    const answer = await fetch(`${given("ENGINE_URL")}/api/payments/webhook`, {
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
