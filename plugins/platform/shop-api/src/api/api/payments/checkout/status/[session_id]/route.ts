import { checkoutSessionIdSchema, paymentStatusSchema } from "@bon-perroquet/contract"
import { CheckoutRefusal, dueOfOrder, settleForShopper } from "@bon-perroquet/checkout/checkout"
import { instructionsFor } from "@bon-perroquet/checkout/methods"
import { z } from "zod"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { mapCheckoutError } from "../../../../../../payments/map-checkout-error"
import { paymentStatus } from "../../../../../../payments/status"

export const GET = route(
  {
    summary: "Retrieve a payment's status",
    description:
      "If a payment arrived before the provider's webhook, this call creates the order. " +
      "`payment_status: paid` means that the order exists as `metadata.order_number`. Poll every two " +
      "seconds, at most ten times. The customer also receives an e-mail. `awaited` contains the payment " +
      "instructions of an order that waits for its payment.",
    params: z.object({ session_id: checkoutSessionIdSchema }),
    answer: paymentStatusSchema,
    refusals: { 404: ["checkout_not_found"], 503: ["payment_unknown"] },
  },
  async ({ params, container, language }) => {
    const settlement = await settleForShopper(container, params.session_id).catch(asUnknown)
    const { outcome, attempt } = settlement
    const due = () => dueOfOrder(container, attempt?.order_id ?? "")
    const instructions =
      outcome === "ordered" && attempt ? await instructionsFor(container, attempt, due, language) : null
    return paymentStatus(settlement, instructions)
  },
)

/** Other errors become 503, because the shopper may have paid. */
function asUnknown(error: unknown): never {
  if (error instanceof CheckoutRefusal && error.code === "payment_unavailable")
    throw refuse("payment_unknown", 503)
  return mapCheckoutError(error)
}
