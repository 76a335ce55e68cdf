import { type Delivery, deliveryQuerySchema, deliverySchema } from "@bon-perroquet/contract"
import { rememberedTaxation } from "../../../business"
import { deliveryMethods, findCartBySession } from "../../../carts"
import { route } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "List delivery methods",
    description:
      "For a country, with the resulting cart totals: home delivery first, then points, each by price. " +
      "Call it when your checkout opens: it refuses an expired token before the form is filled in.",
    access: "anyone-or-account",
    query: deliveryQuerySchema,
    answer: deliverySchema,
    refusals: { 400: ["extra_not_offered"] },
  },
  async ({ query, container }) => {
    const { country, cart_session_id, extras, vat_number } = query
    const cart = cart_session_id ? await findCartBySession(container, cart_session_id) : null
    const taxation = await rememberedTaxation(container, country, vat_number)
    return {
      country,
      methods: await deliveryMethods(container, country, cart, extras, taxation),
    } satisfies Delivery
  },
)
