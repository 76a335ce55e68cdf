import { arrivalsFrom, type Delivery, deliveryQuerySchema, deliverySchema } from "@bon-perroquet/contract"
import { dispatchOf } from "@bon-perroquet/shop-settings/settings"
import { rememberedTaxation } from "../../../business"
import { cartOfOne, deliveryMethods, findCartBySession, isInStock } from "../../../carts"
import { refuse, route } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "List delivery methods",
    description:
      "For a country and a cart or a product, with the resulting totals and the next days of arrival: home " +
      "delivery first, then points, each by price. " +
      "Call it when your checkout opens: it refuses an expired token before the form is filled in.",
    access: "anyone-or-account",
    query: deliveryQuerySchema,
    answer: deliverySchema,
    refusals: { 400: ["extra_not_offered"], 404: ["product_not_found"] },
  },
  async ({ query, container }) => {
    const { country, cart_session_id, product_id, variant_id, extras, vat_number } = query
    const one = product_id ? await cartOfOne(container, product_id, variant_id) : null
    if (product_id && !one) throw refuse("product_not_found", 404)
    const cart = one ?? (cart_session_id ? await findCartBySession(container, cart_session_id) : null)
    const [taxation, dispatch] = await Promise.all([
      rememberedTaxation(container, country, vat_number),
      dispatchOf(container),
    ])
    const methods = await deliveryMethods(container, country, cart, extras, taxation)
    const isComplete = await isInStock(container, cart?.lines ?? [])
    return {
      country,
      methods: methods.map((method) => ({
        ...method,
        arrivals: isComplete ? arrivalsFrom(new Date(), dispatch, method) : [],
      })),
    } satisfies Delivery
  },
)
