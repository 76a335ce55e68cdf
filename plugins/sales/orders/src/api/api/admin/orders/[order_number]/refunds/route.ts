import { orderNumberSchema, refundRequestSchema, adminOrderDetailSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { refundOrder } from "../../../../../../refunds"

export const POST = route(
  {
    summary: "Refund an order",
    description:
      "Refunds parts (lines with quantities, delivery, amounts at a VAT rate of the order), an amount, " +
      "or all that can still be refunded. An amount without parts is split over the order's VAT rates " +
      "in proportion. `key` is an idempotency key: requests with the same key refund only once. Bank " +
      "transfers are refunded by hand: `account` is the IBAN that received the money. With " +
      "`as_store_credit`, the customer receives store credit instead of money. Refunded goods " +
      "are not packed if the parcel has not left. `restock` sets whether they return to stock. By " +
      "default, they do unless the parcel has left.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: refundRequestSchema,
    answer: adminOrderDetailSchema,
    refusals: {
      400: ["refund_unknown_part"],
      404: ["order_not_found"],
      409: [
        "line_replaced",
        "refund_too_much",
        "refund_amount_differs",
        "refund_key_reused",
        "refund_refused",
        "refund_account_required",
        "refund_disputed",
        "store_credit_unavailable",
        "order_busy",
      ],
      503: ["refund_unavailable", "refund_pending"],
    },
    example: { amount_cents: 1250, reason: "Sachet abîmé", key: "refund-2026-11-21-1" },
  },
  async ({ params, body, administrator: { email }, container, language }) => {
    await refundOrder(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
