import { orderNumberSchema, refundRequestSchema, adminOrderDetailSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { refundOrder } from "../../../../../../refunds"

export const POST = route(
  {
    summary: "Refund an order",
    description:
      "A part of it, or all that can still be refunded. The key is made once per intention: the " +
      "same key refunds once, however often it is sent.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: refundRequestSchema,
    answer: adminOrderDetailSchema,
    refusals: {
      404: ["order_not_found"],
      409: ["refund_too_much", "refund_key_reused", "refund_refused", "order_busy"],
      503: ["refund_pending"],
    },
    example: { amount_cents: 1250, reason: "Sachet abîmé", key: "refund-2026-11-21-1" },
  },
  async ({ params, body, container, request }) => {
    const { email } = await requireAdministrator(request)
    await refundOrder(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number)
  },
)
