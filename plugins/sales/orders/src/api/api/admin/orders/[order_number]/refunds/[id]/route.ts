import {
  adminOrderDetailSchema,
  orderNumberSchema,
  orderRefundIdSchema,
  refundAssignmentSchema,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../../administration"
import { assignRefund } from "../../../../../../../refunds"

export const PUT = route(
  {
    summary: "Assign a refund",
    description:
      "For a refund without parts, for example from Stripe's dashboard. The sum of the parts must equal " +
      "its amount. Its credit note is cancelled and issued again with their VAT rates.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema, id: orderRefundIdSchema }),
    body: refundAssignmentSchema,
    answer: adminOrderDetailSchema,
    refusals: {
      400: ["refund_unknown_part"],
      404: ["order_not_found", "refund_not_found"],
      409: ["line_replaced", "refund_too_much", "refund_amount_differs", "order_busy"],
    },
    example: { amounts: [{ vat_rate: 21, amount_cents: 1790 }] },
  },
  async ({ params, body, administrator: { email }, container, language }) => {
    await assignRefund(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
