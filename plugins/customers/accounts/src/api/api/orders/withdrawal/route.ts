import { receiveWithdrawal } from "@bon-perroquet/orders/withdrawals"
import { withdrawalByNumberSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { countByAddress } from "../../../../limits"

export const POST = route(
  {
    summary: "Withdraw from an order by its number",
    description:
      "For guests, with the order number and e-mail address. The answer and its timing are the same if " +
      "there is no such order. An acknowledgement is sent to the order's address. The withdrawal is " +
      "valid immediately, but unconfirmed until it is repeated on the order's page.",
    body: withdrawalByNumberSchema,
    answer: acceptedSchema,
    limit: "60 calls in 15 minutes",
    example: { order_number: "BP-2026-000123", email: "ada@example.org" },
  },
  async ({ body, container, request }) => {
    await countByAddress(request, "withdrawal")
    await receiveWithdrawal(container, body)
    return { accepted: true } satisfies Accepted
  },
)
