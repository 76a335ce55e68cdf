import { declareWithdrawal } from "@bon-perroquet/orders/withdrawals"
import { orderNumberSchema, withdrawalRequestSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { requireOrderIdOf } from "../../../../../../orders"

/** The owner of an order withdraws from it, or from a part of it. */
export const POST = route(
  { params: z.object({ order_number: orderNumberSchema }), body: withdrawalRequestSchema },
  async ({ params, body, container, request }) => {
    const orderId = await requireOrderIdOf(container, await requireCaller(request), params.order_number)
    return declareWithdrawal(container, orderId, body)
  },
)
