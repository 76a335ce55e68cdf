import { awaitedChoice, openCheckout, settleCart, type Settlement } from "@bon-perroquet/checkout/checkout"
import type { MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { refuse, shopOrigins, type Refusal } from "@bon-perroquet/api-kit/http"
import { admitOrder } from "../payments/opening-limit"
import { engineError, refusalOf } from "./answer"
import { purchaseOf } from "./purchase"

type Completion = { order_id: string } | { error: ReturnType<typeof completionError> }

/**
 * Settles the payment like the status call of `/api`, or places an order that is paid later. Idempotent.
 * @throws if the payment provider does not respond, or there are too many requests
 */
export async function completeCart(request: MedusaRequest, cartId: string): Promise<Completion> {
  try {
    const settlement = await settleCart(request.scope, cartId)
    const { outcome, attempt } = MAY_BE_ORDERED.includes(settlement.outcome)
      ? ((await orderAwaited(request, cartId)) ?? settlement)
      : settlement
    if (outcome === "ordered" && attempt?.order_id) return { order_id: attempt.order_id }
    return { error: completionError(refuse(whyNot({ ...settlement, outcome }), 402), request, outcome) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || UNANSWERED.includes(refusal.status)) throw error
    return { error: completionError(refusal, request) }
  }
}

const MAY_BE_ORDERED: Settlement["outcome"][] = ["unknown", "expired", "failed"]
const UNANSWERED = [404, 429, 503]

/**
 * Places the order of a cart with a method that is paid later. Returns null for other carts.
 * @throws CheckoutRefusal if the total differs from the chosen payment's amount
 */
async function orderAwaited(request: MedusaRequest, cartId: string): Promise<Settlement | null> {
  const container = request.scope
  const chosen = await awaitedChoice(container, cartId)
  if (!chosen) return null
  await admitOrder(request)
  const [origin = ""] = shopOrigins(container)
  await openCheckout(container, {
    ...(await purchaseOf(request, cartId)),
    origin,
    payment_method: chosen.method.code,
    expected_total_cents: chosen.amount_cents,
  })
  return settleCart(container, cartId)
}

function whyNot({ outcome, payment }: Settlement) {
  switch (outcome) {
    case "refunded":
      return "payment_given_back"
    case "expired":
    case "failed":
      return "payment_over"
    case "unknown":
      return "payment_not_made"
    default:
      return outcome === "pending" && payment?.state === "open" ? "payment_not_made" : "cart_frozen"
  }
}

function completionError(
  refusal: Refusal,
  request: Pick<MedusaRequest, "headers">,
  outcome?: Settlement["outcome"],
) {
  const { PAYMENT_AUTHORIZATION_ERROR, PAYMENT_REQUIRES_MORE_ERROR } = MedusaError.Types
  const error = { ...engineError(refusal, request), name: "Error" }
  if (!outcome) return error
  const isOver = ["refunded", "expired", "failed"].includes(outcome)
  return { ...error, type: isOver ? PAYMENT_AUTHORIZATION_ERROR : PAYMENT_REQUIRES_MORE_ERROR }
}
