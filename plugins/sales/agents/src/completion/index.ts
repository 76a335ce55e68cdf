import { Refusal, refuse, shopOrigins } from "@bon-perroquet/api-kit/http"
import { businessSchema, openCheckoutSchema, type Language } from "@bon-perroquet/contract"
import { chargeToken, openCheckout, releaseCart, settleCart } from "@bon-perroquet/checkout/checkout"
import { offeredMethods } from "@bon-perroquet/checkout/methods"
import { cartIdOfSession } from "@bon-perroquet/shop-api/carts"
import { buyersOf, checkoutInput, mapCheckoutError } from "@bon-perroquet/shop-api/payments"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { confirmedBusiness } from "../agreements"
import type { Agreement, Call } from "../caller"
import { copyGoods, formOf, openedCarts, recordOpened } from "../handover"
import { errorMessage, messageOf, type Message } from "../messages"
import { linkOrders } from "../orders/placed"
import { TEXTS } from "../texts"
import { claimForOrder, knexOf, newSession, saveCart, type AgentCart } from "../rows"

/**
 * Returns the business of the agreement, as its account states it now.
 * @throws 403 address_unverified if the account has another e-mail address since; 403 vat_number_unconfirmed
 */
async function businessIn(container: MedusaContainer, { customer_id, email, vat_number }: Agreement) {
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ id: customer_id })
  // The confirmation has links to the order, so it must not go to a former address.
  if (customer?.email.toLowerCase() !== email.toLowerCase()) throw refuse("address_unverified", 403)
  const { metadata } = customer
  const confirmed = await confirmedBusiness(container, { metadata: metadata ?? null })
  if (confirmed?.vat_number !== vat_number) throw refuse("vat_number_unconfirmed", 403)
  return businessSchema.parse(metadata?.["business"])
}

interface Means {
  agreement: Agreement
  /** Payment token to charge. Without one, the order is paid by bank transfer. */
  token?: string | undefined
}

async function requestOf(
  container: MedusaContainer,
  cart: AgentCart,
  { agreement, token, sessionId, language }: Means & { sessionId: string; language: Language },
) {
  const { street, number, box, postal_code, city, ...form } = await formOf(container, cart, language)
  const transfer = offeredMethods(container).find(({ awaited }) => awaited)
  if (token === undefined && !transfer) throw refuse("payment_method_not_offered", 400)
  const { success, data } = openCheckoutSchema.safeParse({
    ...{ origin_url: shopOrigins(container)[0] ?? "", cart_session_id: sessionId, language },
    ...{ customer_email: agreement.email, first_name: form.first_name, last_name: form.last_name },
    ...(form.phone && { phone: form.phone }),
    ...{ country: form.country, delivery_method: form.delivery_method },
    ...(form.delivery_point
      ? { delivery_point: form.delivery_point }
      : { address: { street, number, ...(box && { box }), postal_code, city } }),
    business: await businessIn(container, agreement),
    ...(token === undefined && { payment_method: transfer?.code }),
    expected_total_cents: cart.announced_cents,
  })
  if (!success) throw refuse("address_required", 400)
  return data
}

/** Returns whether a cart with the goods of the checkout became an order. @throws 409 cart_busy */
async function becameOrder(container: MedusaContainer, cart: AgentCart): Promise<boolean> {
  for (const cartId of await openedCarts(knexOf(container), cart)) {
    const { outcome } = await settleCart(container, cartId)
    if (outcome === "ordered") return true
    if (outcome === "busy") throw refuse("cart_busy", 409)
  }
  return false
}

/**
 * Cancels a checkout. A charge whose answer was lost is settled first, so that nobody pays for a cancelled checkout.
 * @returns the cancelled row, or undefined if the checkout was ordered
 * @throws 409 cart_busy while it is being ordered, or a payment is being settled
 */
export async function cancelUnordered(
  container: MedusaContainer,
  cart: AgentCart,
): Promise<AgentCart | undefined> {
  const knex = knexOf(container)
  if (!(await claimForOrder(knex, cart))) throw refuse("cart_busy", 409)
  let state: AgentCart["state"] = "open"
  try {
    if (!(await becameOrder(container, cart).catch(mapCheckoutError))) state = "cancelled"
  } finally {
    await saveCart(knex, cart, { state })
  }
  if (state === "cancelled") return { ...cart, state }
  await linkOrders(container, cart.id)
  return undefined
}

/**
 * Ends the payments of all carts with the goods of the checkout, so that at most one can succeed: earlier attempts of the
 * assistant, and open payment pages of shoppers who followed the link.
 * @returns whether one of the carts became an order
 * @throws 409 cart_busy while a payment is being settled
 */
async function endEarlier(container: MedusaContainer, cart: AgentCart): Promise<boolean> {
  for (const cartId of await openedCarts(knexOf(container), cart)) {
    const { outcome } = await settleCart(container, cartId)
    if (outcome === "ordered") return true
    if (outcome === "busy" || (await releaseCart(container, cartId)) === "frozen")
      throw refuse("cart_busy", 409)
  }
  return false
}

/** @returns why the order was not placed. Empty: it was */
async function placeOrder(call: Call, cart: AgentCart, means: Means): Promise<Message[]> {
  const { container, language } = call
  const { agreement, token } = means
  // The assistant must have shown the business this total.
  if (cart.announced_cents === null || cart.agreement_id !== agreement.id) throw refuse("price_changed", 409)
  const sessionId = newSession()
  await copyGoods(container, cart, { sessionId, language })
  const requested = await requestOf(container, cart, { ...means, sessionId, language })
  const cartId = await cartIdOfSession(container, sessionId)
  if (!cartId) throw refuse("cart_empty", 400)
  // Before the order, so that a crash does not lose the link to it.
  await recordOpened(knexOf(container), cart, cartId)
  const input = {
    ...(await checkoutInput(container, requested, language, agreement.customer_id)),
    buyers: buyersOf(container, agreement.email),
    email_confirmed: true,
  }
  if (token === undefined) {
    await openCheckout(container, input).catch(mapCheckoutError)
    return []
  }
  const { outcome } = await chargeToken(container, { ...input, charges_token: token }).catch(mapCheckoutError)
  if (outcome === "ordered") return []
  if (outcome === "refused") return [errorMessage("payment_declined", TEXTS[language].declined)]
  // The money was returned, or the payment is still being settled. The next call finds out.
  throw refuse(outcome === "refunded" ? "payment_unavailable" : "cart_busy", 409)
}

/**
 * Orders a checkout for a business that agreed, without its press on the order button. The order costs exactly the
 * announced total.
 * @returns why the shopper has to complete the checkout instead. Empty: it was ordered
 */
export async function orderForBusiness(call: Call, cart: AgentCart, means: Means): Promise<Message[]> {
  const { container, language } = call
  const knex = knexOf(container)
  const claimed = await claimForOrder(knex, cart)
  if (!claimed) return [messageOf(refuse("cart_busy", 409), language)]
  try {
    const isOrdered = await endEarlier(container, claimed).catch(mapCheckoutError)
    const refused = isOrdered ? [] : await placeOrder(call, cart, means)
    if (refused.length > 0) await saveCart(knex, cart, { state: "open" })
    else await linkOrders(container, cart.id)
    return refused
  } catch (error) {
    await saveCart(knex, cart, { state: "open" })
    if (error instanceof Refusal) return [messageOf(error, language)]
    throw error
  }
}
