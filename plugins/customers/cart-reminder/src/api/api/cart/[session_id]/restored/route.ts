import { refuse, route } from "@bon-perroquet/api-kit/http"
import { linkData } from "@bon-perroquet/api-kit/signed-links"
import { linkSchema } from "@bon-perroquet/contract"
import { restoredCartSchema, sessionIdSchema } from "@bon-perroquet/contract/cart"
import { topUpTo, cartView, changeCart, findCartBySession } from "@bon-perroquet/shop-api/carts"
import { z } from "zod"
import { cartOfReminder } from "../../../../../consents"
import { goodsInStock } from "../../../../../reminders"

export const POST = route(
  {
    summary: "Restore a cart by the link of its reminder",
    description:
      "Adds the goods of that cart that are in stock to the session's cart, at today's prices. The cart's e-mail address " +
      "and addresses are not copied, because mails are forwarded. Goods that the session's cart already contains stay as " +
      "they are. If the cart was ordered, nothing is added.",
    params: z.object({ session_id: sessionIdSchema }),
    body: linkSchema,
    answer: restoredCartSchema,
    refusals: { 400: ["link_expired"], 409: ["cart_busy"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ params: { session_id }, body, language, container, knex }) => {
    const { reminder } = linkData(container, "cart", body.token)
    const cartId = await cartOfReminder(knex, reminder)
    if (!cartId) throw refuse("link_expired", 400)
    const goods = await goodsInStock(container, cartId, language)
    const own = await findCartBySession(container, session_id)
    const missing = goods.filter(
      ({ variant_id }) => !own?.lines.some((line) => line.variant_id === variant_id),
    )
    for (const { product_id, variant_id, quantity } of missing)
      await changeCart(
        container,
        { sessionId: session_id, language },
        topUpTo(product_id, variant_id, quantity),
      )
    const cart = await cartView(container, session_id, language)
    const isGood = ({ variant_id }: { variant_id: string }) =>
      goods.some((good) => good.variant_id === variant_id)
    return { ...cart, is_restored: cart.items.some(isGood) }
  },
)
