import { orderOfBuyer } from "@bon-perroquet/orders/orders"
import { declareWithdrawal } from "@bon-perroquet/orders/withdrawals"
import { withdrawalByNumberSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { inBackground, route } from "@bon-perroquet/shop-api/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { countByAddress } from "../../../../limits"

export const POST = route(
  {
    summary: "Withdraw from an order by its number",
    description:
      "A guest's declaration, by number and e-mail address. The answer is the same, and as quick, " +
      "whether there is such an order; what counts is the acknowledgement, which goes to the " +
      "order's own address. Until its reader declares the same by the order's page it is shown as " +
      "not confirmed; it counts from the first.",
    body: withdrawalByNumberSchema,
    answer: acceptedSchema,
    limit: "60 calls in 15 minutes",
    example: { order_number: "BP-2026-000123", email: "ada@example.org" },
  },
  async ({ body: { order_number: number, email, message }, container, request }) => {
    await countByAddress(request, "withdrawal")
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    inBackground(container, "A withdrawal", async () => {
      const order = await orderOfBuyer(knex, number, email.toLowerCase())
      if (order) await declareWithdrawal(container, order.id, { message }, "number_and_email")
    })
    return { accepted: true } satisfies Accepted
  },
)
