import { settleForShopper } from "@bon-perroquet/stripe-checkout/checkout"
import { z } from "zod"
import { checkoutSessionIdSchema } from "../../../../../../contract/payment"
import { route } from "../../../../../../http"
import { asRefusal } from "../../../../../../payments/as-refusal"
import { paymentStatus } from "../../../../../../payments/status"

/** How the payment stands; asking brings it to its end if the webhook has not. */
export const GET = route(
  { params: z.object({ session_id: checkoutSessionIdSchema }) },
  async ({ params, container }) => {
    return paymentStatus(await settleForShopper(container, params.session_id).catch(asRefusal))
  },
)
