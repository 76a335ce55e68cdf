import {
  orderNumberSchema,
  orderStatusBodySchema,
  orderStatusQuerySchema,
  orderStatusSchema,
  adminOrderDetailSchema,
} from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { changeStatusTogether } from "../../../../../../parcels"

export const PUT = route(
  {
    summary: "Update an order's status",
    description:
      "All changes are possible, each with its effects: `preparing` creates the parcel, `shipped` " +
      "stores the tracking number, `cancelled` refunds the payment and returns the goods to stock. " +
      "`restock_sent: false` leaves goods that have left with the customer. Send " +
      "the status in the body or in the query. If you send both, they must be equal.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    query: orderStatusQuerySchema,
    answer: adminOrderDetailSchema,
    refusals: {
      404: ["order_not_found"],
      409: [
        "order_replaced",
        "nothing_to_replace",
        "order_changed",
        "changed_meanwhile",
        "order_refunded",
        "order_busy",
        "order_refused",
        "insufficient_stock",
        "payment_awaited",
        "order_on_hold",
        "refund_refused",
        "refund_account_required",
        "refund_disputed",
      ],
      503: ["refund_unavailable", "refund_pending"],
    },
    reads: { "application/json": orderStatusBodySchema },
    example: { status: "shipped", tracking_number: "323212345678901234567890" },
  },
  async ({ params, query, administrator: { email }, container, request, language }) => {
    const body = orderStatusBodySchema.parse(request.body ?? {})
    if (body.status && query.status && body.status !== query.status)
      throw refuse("invalid_request", 400, { field: "status" })
    const { status, ...how } = orderStatusSchema.parse({ ...query, ...body })
    const change = { ...params, ...how, to: status, by: { email } }
    const { read } = await changeStatusTogether(container, change)
    return adminOrder(container, params.order_number, language, read)
  },
)
