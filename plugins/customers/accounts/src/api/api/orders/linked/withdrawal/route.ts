import { declareWithdrawal } from "@bon-perroquet/orders/withdrawals"
import { linkedWithdrawalRequestSchema, orderSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"

export const POST = route(
  {
    summary: "Withdraw from an order by its link",
    description:
      "Withdraws from the whole order or from the listed items. The quantity of a line is a total, so " +
      "repeated declarations have no further effect.",
    body: linkedWithdrawalRequestSchema,
    answer: orderSchema,
    refusals: {
      400: ["link_expired", "withdrawal_unknown_item"],
      404: ["order_not_found"],
      409: ["withdrawal_perishable", "withdrawal_not_possible", "withdrawal_too_late", "order_busy"],
    },
    example: { token: "eyJhbGciOi…", message: "Le perroquet n'aime pas." },
  },
  async ({ body: { token, ...declared }, container }) =>
    declareWithdrawal(container, await linkedOrder(container, token), declared),
)
