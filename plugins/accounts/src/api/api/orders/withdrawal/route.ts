import { orderIdOfBuyer } from "@bon-perroquet/orders/orders"
import { declareWithdrawal } from "@bon-perroquet/orders/withdrawals"
import { withdrawalByNumberSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { countByAddress } from "../../../../limits"
import { inBackground } from "../../../../mails"

/**
 * A guest withdraws from an order by its number and e-mail. The answer is the same, and as quick, whether there is such
 * an order; what counts is the acknowledgement, which goes to the order's own address.
 */
export const POST = route(
  { body: withdrawalByNumberSchema },
  async ({ body: { order_number: number, email, message }, container, request }) => {
    await countByAddress(request, "withdrawal")
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    inBackground(container, "A withdrawal", async () => {
      const orderId = await orderIdOfBuyer(knex, number, email.toLowerCase())
      if (orderId) await declareWithdrawal(container, orderId, { message })
    })
    return { accepted: true } satisfies Accepted
  },
)
