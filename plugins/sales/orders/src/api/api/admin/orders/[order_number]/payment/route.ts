import { adminOrderDetailSchema, orderNumberSchema, receivedPaymentSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { changeStatus } from "../../../../../../status"

export const POST = route(
  {
    summary: "Record a payment",
    description:
      "For an order that waits for its payment, for example by bank transfer. The order becomes paid " +
      "and its invoice is issued. The amount must equal the total of the order.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: receivedPaymentSchema,
    answer: adminOrderDetailSchema,
    refusals: {
      404: ["order_not_found"],
      409: ["payment_not_awaited", "payment_amount_differs", "order_busy", "order_refused"],
    },
    example: { received_cents: 4210 },
  },
  async ({ params, body, administrator: { email }, container, language }) => {
    const { read } = await changeStatus(container, { ...params, ...body, to: "paid", by: { email } })
    return adminOrder(container, params.order_number, language, read)
  },
)
