import { linkSchema } from "@bon-perroquet/shop-api/contract"
import { refuse, route } from "@bon-perroquet/shop-api/http"
import { ordersById } from "../../../../orders"
import { linkData } from "../../../../signed-links"

/** The order that a mail's link leads to, for whoever has the link. */
export const POST = route({ body: linkSchema }, async ({ body, container }) => {
  const [order] = await ordersById(container, [linkData(container, "order", body.token).order])
  if (!order) throw refuse("order_not_found", 404)
  return order
})
