import { adminOrderDetailSchema, holdRequestSchema, orderNumberSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { placeHold } from "../../../../../../holds"

export const POST = route(
  {
    summary: "Put an order on hold",
    description:
      "While a hold is active, the order can't be packed, labelled or shipped, here or in Medusa Admin. The shop itself places " +
      "a hold with the reason `dispute` when the customer disputes the payment, and releases it when the bank has decided.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: holdRequestSchema,
    answer: adminOrderDetailSchema,
    refusals: { 404: ["order_not_found"], 409: ["order_busy"] },
    example: { reason: "address", note: "The carrier does not know this street." },
  },
  async ({ params, body, administrator: { email }, container, language }) => {
    await placeHold(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
