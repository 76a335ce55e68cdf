import { adminOrderDetailSchema, orderNumberSchema, paymentLinkSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { sendPaymentLink } from "../../../../../../payment-link"

export const POST = route(
  {
    summary: "Send a payment link",
    description:
      "For an order with an amount due and no open payment, for example a converted draft order of " +
      "Medusa Admin, or an order with added goods. The customer receives a link to the order's page, " +
      "which opens the payment page. A second call sends another e-mail for the same page.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: paymentLinkSchema,
    answer: adminOrderDetailSchema,
    refusals: {
      404: ["order_not_found"],
      409: ["nothing_to_pay", "order_cancelled", "payment_promised", "order_without_email", "order_busy"],
    },
    example: { language: "nl" },
  },
  async ({ params, body, administrator: { email }, container, language }) => {
    await sendPaymentLink(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
