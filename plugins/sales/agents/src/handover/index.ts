import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import {
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  type AssistantCart,
  type Language,
} from "@bon-perroquet/contract"
import { addressCountry, parseStreet } from "@bon-perroquet/contract/address"
import { addCode, topUpTo, cartIdOfSession, cartView, changeCart } from "@bon-perroquet/shop-api/carts"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { countStep } from "../counts"
import { offerDelivery } from "../delivery"
import { linkOrders } from "../orders/placed"
import { findLinkedCart, knexOf, type AgentCart } from "../rows"

/** Returns the form of the shop's checkout with what the assistant entered. It contains nothing else about a person. */
export async function formOf(container: MedusaContainer, cart: AgentCart, language: Language) {
  const { buyer = {}, delivery, context } = cart.entered
  const { address = {} } = delivery ?? {}
  const { country, chosen, point } = await offerDelivery(container, cart, cart.entered, language)
  const point_kind: AssistantCart["form"]["point_kind"] = point?.kind ?? ""
  const stated = address.address_country ?? context?.address_country ?? DEFAULT_COUNTRY
  const parts = parseStreet(addressCountry(country) ?? DEFAULT_COUNTRY, address.street_address)
  const isPickUp = delivery?.type === "pickup"
  return {
    first_name: buyer.first_name ?? address.first_name ?? "",
    last_name: buyer.last_name ?? address.last_name ?? "",
    email: buyer.email ?? "",
    phone: buyer.phone_number ?? address.phone_number ?? "",
    country: DELIVERY_COUNTRIES.find((code) => code === stated.toUpperCase()) ?? country,
    street: parts.street,
    number: parts.number,
    box: address.extended_address ?? parts.box ?? "",
    postal_code: isPickUp ? "" : (address.postal_code ?? ""),
    city: isPickUp ? "" : (address.address_locality ?? ""),
    delivery_method: chosen?.id ?? "",
    point_kind,
    delivery_point: point?.id ?? "",
    points_near: isPickUp ? (address.postal_code ?? context?.postal_code ?? "") : "",
  }
}

/** Adds the goods and codes of an assistant's cart to another cart, as far as stock allows. */
export async function copyGoods(
  container: MedusaContainer,
  { session_id }: AgentCart,
  session: { sessionId: string; language: Language },
): Promise<void> {
  const { sessionId, language } = session
  const [prepared, own] = await Promise.all([
    cartView(container, session_id, language),
    cartView(container, sessionId, language),
  ])
  for (const { product_id, variant_id, quantity } of prepared.items) {
    const before = own.items.find((item) => item.variant_id === variant_id)?.quantity ?? 0
    if (quantity > before) await changeCart(container, session, topUpTo(product_id, variant_id, quantity))
  }
  for (const { code, is_automatic } of prepared.promotions)
    if (!is_automatic) await addCode(container, session, code).catch(ignoreRefusal)
}

/** Stores that a cart has the goods of an assistant's cart, so that its order is linked. */
export async function recordOpened(
  knex: Knex,
  { id: agent_cart_id, agent, is_verified, protocol }: AgentCart,
  cart_id: string,
): Promise<void> {
  await knex("agent_handover")
    .insert({ cart_id, agent_cart_id, agent, is_verified, protocol })
    .onConflict("cart_id")
    .merge()
}

/** Returns the ids of the carts with the goods of an assistant's cart. */
export async function openedCarts(knex: Knex, { id }: Pick<AgentCart, "id">): Promise<string[]> {
  const opened = await knex<{ cart_id: string; agent_cart_id: string }>("agent_handover")
    .where({ agent_cart_id: id })
    .orderBy("cart_id")
    .select("cart_id")
  return opened.map(({ cart_id }) => cart_id)
}

/**
 * Adds the goods and codes of an assistant's cart to a browser's cart, as far as stock allows. Opening the link again has
 * no further effect. The assistant cannot change the browser's cart.
 */
export async function openLinkedCart(
  container: MedusaContainer,
  { token, sessionId, language }: { token: string; sessionId: string; language: Language },
): Promise<AssistantCart> {
  const knex = knexOf(container)
  const linked = await findLinkedCart(knex, token)
  if (linked) await linkOrders(container, linked.id)
  const cart = linked && (await findLinkedCart(knex, token))
  if (!cart) throw refuse("link_expired", 400)
  await copyGoods(container, cart, { sessionId, language })
  const cartId = await cartIdOfSession(container, sessionId)
  if (cartId) {
    await recordOpened(knex, cart, cartId)
    await countStep(knex, cart.agent, "handover")
  }
  return {
    assistant: cart.agent,
    form: await formOf(container, cart, language),
    cart: await cartView(container, sessionId, language),
  }
}

/** A code that no longer applies is left out. The shopper sees the total before paying. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
