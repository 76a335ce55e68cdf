import { ordersById } from "@bon-perroquet/orders/orders"
import { linkSchema } from "@bon-perroquet/shop-api/contract"
import { refuse, route } from "@bon-perroquet/shop-api/http"
import { linkData } from "@bon-perroquet/shop-api/signed-links"

/** The order that a mail's link leads to, for whoever has the link. */
export const POST = route({ body: linkSchema }, async ({ body, container }) => {
  const [order] = await ordersById(container, [linkData(container, "order", body.token).order])
  if (!order) throw refuse("order_not_found", 404)
  return order
})
