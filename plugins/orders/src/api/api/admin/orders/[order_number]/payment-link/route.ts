import { adminOrderDetailSchema, orderNumberSchema, paymentLinkSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { sendPaymentLink } from "../../../../../../payment-link"

export const POST = route(
  {
    summary: "Send a payment link",
    description:
      "For an order with something due that nobody waits for yet, as a draft order of Medusa Admin that was made an order, " +
      "or one to which goods were added: its customer is sent a link to the order's page, from where the payment page is " +
      "opened. Sent again, it is another message to the same page.",
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
  async ({ params, body, container, request, language }) => {
    const { email } = await requireAdministrator(request)
    await sendPaymentLink(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
