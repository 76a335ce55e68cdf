import { mailOrderLink } from "@bon-perroquet/orders/mails"
import { orderIdOfBuyer } from "@bon-perroquet/orders/orders"
import { orderLookUpSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { countByAddress, mayBeMailed } from "../../../../limits"
import { inBackground } from "../../../../mails"

/** A guest asks for the way to an order. The answer is the same, and as quick, whether there is one or not. */
export const POST = route(
  { body: orderLookUpSchema },
  async ({ body: { order_number: number, email }, language, container, request }) => {
    await countByAddress(request, "look-up")
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    if (await mayBeMailed(request, "order", email))
      inBackground(container, "The mail with an order's link", async () => {
        const orderId = await orderIdOfBuyer(knex, number, email.toLowerCase())
        if (orderId) await mailOrderLink(container, { orderId, number, email, language })
      })
    return { accepted: true } satisfies Accepted
  },
)
