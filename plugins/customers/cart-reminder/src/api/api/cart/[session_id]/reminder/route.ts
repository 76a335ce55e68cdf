import { countByAddress } from "@bon-perroquet/accounts/limits"
import { accepted, refuse, route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { acceptedSchema, cartReminderSchema, type Accepted } from "@bon-perroquet/contract"
import { sessionIdSchema } from "@bon-perroquet/contract/cart"
import { findCartBySession } from "@bon-perroquet/shop-api/carts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { endConsent, storeConsent } from "../../../../../consents"

const params = z.object({ session_id: sessionIdSchema })

/** @throws 404 if the session has no cart */
async function cartOf(container: MedusaContainer, sessionId: string): Promise<string> {
  const cart = await findCartBySession(container, sessionId)
  if (!cart) throw refuse("not_in_cart", 404)
  return cart.cart_id
}

export const PUT = route(
  {
    summary: "Agree to one reminder of the cart",
    description:
      "The shopper ticked a box that is not ticked by default. The shop stores the address, the time, the language and " +
      "the text beside the box as the proof of the consent. It sends one e-mail, only if the cart is not ordered and its " +
      "goods are in stock. The answer is the same for addresses that refused reminders.",
    params,
    body: cartReminderSchema,
    answer: acceptedSchema,
    refusals: { 404: ["not_found", "not_in_cart"] },
    limit: "60 in a quarter of an hour",
    example: { email: "anne@example.org", agreed_text: "Remind me of this cart by e-mail, once." },
  },
  async ({ params: { session_id }, body, knex, language, container, request }) => {
    requireService("cart_reminder")
    await countByAddress(request, "cart-reminder")
    const email = body.email.toLowerCase()
    await storeConsent(knex, {
      ...{ email, language, agreed_text: body.agreed_text },
      cart_id: await cartOf(container, session_id),
    })
    return { accepted: true } satisfies Accepted
  },
)

export const DELETE = route(
  {
    summary: "Withdraw the consent to a reminder of the cart",
    params,
    answer: acceptedSchema,
    refusals: { 404: ["not_in_cart"] },
  },
  async ({ params: { session_id }, knex, container }) =>
    accepted(endConsent(knex, await cartOf(container, session_id))),
)
