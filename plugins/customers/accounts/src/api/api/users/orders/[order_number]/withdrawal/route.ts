import { declareWithdrawal } from "@bon-perroquet/orders/withdrawals"
import { orderNumberSchema, withdrawalRequestSchema, orderSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { requireOrderIdOf } from "@bon-perroquet/orders/orders"

export const POST = route(
  {
    summary: "Withdraw from an order of the account",
    description:
      "Withdraws from the whole order or from the listed items. The quantity of a line is a total, so " +
      "repeated declarations have no further effect.",
    access: "account",
    params: z.object({ order_number: orderNumberSchema }),
    body: withdrawalRequestSchema,
    answer: orderSchema,
    refusals: {
      400: ["withdrawal_unknown_item"],
      404: ["order_not_found"],
      409: ["withdrawal_perishable", "withdrawal_not_possible", "withdrawal_too_late", "order_busy"],
    },
    example: { message: "Le perroquet n'aime pas." },
  },
  async ({ params, body, container, request }) => {
    const orderId = await requireOrderIdOf(container, await requireCaller(request), params.order_number)
    return declareWithdrawal(container, orderId, body)
  },
)
