import { checkoutSessionIdSchema, paymentStatusSchema } from "@bon-perroquet/contract"
import { CheckoutRefusal, settleForShopper } from "@bon-perroquet/checkout/checkout"
import { z } from "zod"
import { refuse, route } from "../../../../../../http"
import { asRefusal } from "../../../../../../payments/as-refusal"
import { paymentStatus } from "../../../../../../payments/status"

export const GET = route(
  {
    summary: "Ask how a payment stands",
    description:
      "Asking brings a payment that arrived to its order, if the provider's own message has not. " +
      "`payment_status: paid` means the order stands, under `metadata.order_number`. Ask every two " +
      "seconds, ten times at most; a mail tells the rest.",
    params: z.object({ session_id: checkoutSessionIdSchema }),
    answer: paymentStatusSchema,
    refusals: { 404: ["checkout_not_found"], 503: ["payment_unknown"] },
  },
  async ({ params, container }) => {
    return paymentStatus(await settleForShopper(container, params.session_id).catch(asUnknown))
  },
)

/** Who asks may have paid: of them it can't be said that nothing was charged. */
function asUnknown(error: unknown): never {
  if (error instanceof CheckoutRefusal && error.code === "payment_unavailable")
    throw refuse("payment_unknown", 503)
  return asRefusal(error)
}
