import { awaitedChoice, openCheckout, settleCart, type Settlement } from "@bon-perroquet/checkout/checkout"
import type { MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { refuse, shopOrigins, type Refusal } from "../http"
import { openingLimit } from "../payments/opening-limit"
import { engineError, refusalOf } from "./answer"
import { purchaseOf } from "./purchase"

/** How completing a cart ends: with its order, or with why there is none yet, in the engine's shape. */
type Completion = { order_id: string } | { error: ReturnType<typeof completionError> }

/**
 * Completes a cart by settling its payment, which `/api` does when it is asked how a payment stands: it only goes forward,
 * and asked again it is the same order. A cart that is going to be paid later is ordered here.
 * @throws what is no answer to this cart: the payment provider is silent, or there were too many requests
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

/** Ends in which no payment is under way any more, or has ever been. */
const MAY_BE_ORDERED: Settlement["outcome"][] = ["unknown", "expired", "failed"]
/** Whether the cart can be completed was not found out. */
const UNANSWERED = [404, 429, 503]

/** Makes the order of a cart that is going to be paid later, at the total that was chosen; null where it is not. */
async function orderAwaited(request: MedusaRequest, cartId: string): Promise<Settlement | null> {
  const container = request.scope
  const chosen = await awaitedChoice(container, cartId)
  if (!chosen) return null
  openingLimit.admit(request)
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

/** What the engine's own completion says of a payment that is still to be made, and of one that came to nothing. */
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
