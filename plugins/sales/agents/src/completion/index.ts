import { Refusal, refuse, shopOrigins } from "@bon-perroquet/api-kit/http"
import { businessSchema, openCheckoutSchema, type Language } from "@bon-perroquet/contract"
import { openCheckout } from "@bon-perroquet/checkout/checkout"
import { offeredMethods } from "@bon-perroquet/checkout/methods"
import { cartIdOfSession } from "@bon-perroquet/shop-api/carts"
import { buyersOf, checkoutInput, mapCheckoutError } from "@bon-perroquet/shop-api/payments"
import { isShopOpen } from "@bon-perroquet/shop-settings/opening"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { confirmedBusiness } from "../agreements"
import type { Agreement, Call } from "../caller"
import { copyGoods, formOf, recordOpened } from "../handover"
import { messageOf, type Message } from "../messages"
import { linkOrders } from "../orders/placed"
import { claimForOrder, knexOf, newSession, saveCart, type AgentCart } from "../rows"

/** Returns the business of the agreement, as its account states it now. @throws 403 vat_number_unconfirmed */
async function businessIn(container: MedusaContainer, { customer_id, vat_number }: Agreement) {
  const { metadata } = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customer_id)
  const confirmed = await confirmedBusiness(container, { metadata: metadata ?? null })
  if (confirmed?.vat_number !== vat_number) throw refuse("vat_number_unconfirmed", 403)
  return businessSchema.parse(metadata?.["business"])
}

async function requestOf(
  container: MedusaContainer,
  cart: AgentCart,
  { agreement, sessionId, language }: { agreement: Agreement; sessionId: string; language: Language },
) {
  const { street, number, box, postal_code, city, ...form } = await formOf(container, cart, language)
  const method = offeredMethods(container).find(({ awaited }) => awaited)
  if (!method) throw refuse("payment_method_not_offered", 400)
  const { success, data } = openCheckoutSchema.safeParse({
    ...{ origin_url: shopOrigins(container)[0] ?? "", cart_session_id: sessionId, language },
    ...{ customer_email: agreement.email, first_name: form.first_name, last_name: form.last_name },
    ...(form.phone && { phone: form.phone }),
    ...{ country: form.country, delivery_method: form.delivery_method },
    ...(form.delivery_point
      ? { delivery_point: form.delivery_point }
      : { address: { street, number, ...(box && { box }), postal_code, city } }),
    business: await businessIn(container, agreement),
    ...{ payment_method: method.code, expected_total_cents: cart.announced_cents },
  })
  if (!success) throw refuse("address_required", 400)
  return data
}

async function placeOrder({ container, language }: Call, cart: AgentCart, agreement: Agreement) {
  if (!isShopOpen()) throw refuse("shop_not_open", 409)
  // The assistant must have shown the business this total.
  if (cart.announced_cents === null || cart.agreement_id !== agreement.id) throw refuse("price_changed", 409)
  const sessionId = newSession()
  await copyGoods(container, cart, { sessionId, language })
  const requested = await requestOf(container, cart, { agreement, sessionId, language })
  const cartId = await cartIdOfSession(container, sessionId)
  // Before the order, so that a crash does not lose the link to it.
  if (cartId) await recordOpened(knexOf(container), cart, cartId)
  await openCheckout(container, {
    ...(await checkoutInput(container, requested, language, agreement.customer_id)),
    buyers: buyersOf(container, agreement.email),
    email_confirmed: true,
  }).catch(mapCheckoutError)
}

/**
 * Orders a checkout for a business that agreed, without its press on the order button. The order is paid by bank transfer
 * and costs exactly the announced total. Nothing is charged.
 * @returns why the shopper has to complete the checkout instead. Empty: it was ordered
 */
export async function orderForBusiness(
  call: Call,
  cart: AgentCart,
  agreement: Agreement,
): Promise<Message[]> {
  const knex = knexOf(call.container)
  if (!(await claimForOrder(knex, cart))) return [messageOf(refuse("cart_busy", 409), call.language)]
  try {
    await placeOrder(call, cart, agreement)
    await linkOrders(call.container, cart.id)
    return []
  } catch (error) {
    await saveCart(knex, cart, { state: "open" })
    if (error instanceof Refusal) return [messageOf(error, call.language)]
    throw error
  }
}
