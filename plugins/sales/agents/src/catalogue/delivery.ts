import { z } from "zod"
import { languageIn, type Call } from "../caller"
import { offerDelivery } from "../delivery"
import { envelope } from "../documents/envelope"
import { fulfillmentOf, pointOf } from "../documents/fulfillment"
import { errorMessage, notFound } from "../messages"
import { findReferenced } from "../references"
import { findCart, knexOf } from "../rows"
import { contextSchema } from "../rows/entered"
import { TEXTS } from "../texts"

export const deliveryInputSchema = z.object({
  product_id: z.string().min(1).max(255).optional().describe("Id of a product or variant"),
  cart_id: z.string().min(1).max(100).optional(),
  context: contextSchema.optional(),
})

/** Returns the delivery methods for one unit of a product, or for a cart, with prices and promised days. */
export async function readDelivery(
  call: Call,
  { product_id = "", cart_id, context }: z.output<typeof deliveryInputSchema>,
) {
  const { container } = call
  const language = languageIn(call, context)
  const cart = cart_id === undefined ? undefined : await findCart(knexOf(container), "cart", cart_id)
  const match = await findReferenced(container, product_id, language)
  const variant = match && { product_id: match.product.id, variant_id: match.sold.variant.id }
  const goods = cart ?? variant
  if (!goods) throw notFound(TEXTS[language].not_found)
  const entered = { context: context ?? cart?.entered.context, delivery: { type: "pickup" as const } }
  const offer = await offerDelivery(container, goods, entered, language)
  const methods = (["shipping", "pickup"] as const).flatMap((type) => {
    const {
      methods: [method],
    } = fulfillmentOf({ entered: { delivery: { type } }, language }, [], offer)
    return (method?.groups[0]?.options ?? []).map((option) => ({ type, ...option }))
  })
  const { undeliverable } = TEXTS[language]
  return {
    ucp: envelope(["fulfillment"]),
    address_country: offer.country,
    methods,
    points: offer.points.map(pointOf),
    messages: offer.isDeliverable ? [] : [errorMessage("address_undeliverable", undeliverable)],
  }
}
