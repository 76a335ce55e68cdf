import { ordersById } from "@bon-perroquet/api-kit/orders"
import type { Agent, Call } from "../caller"
import { errorMessage, NoResult, notFound } from "../messages"
import { findOrdered, knexOf, type AgentCart } from "../rows"
import { TEXTS } from "../texts"
import { orderDocument } from "./document"

/** Compares profiles, because several assistants can have profiles at the same host. */
const isPreparedBy = (cart: AgentCart, { profile_url }: Agent): boolean =>
  profile_url !== undefined && cart.protocol === "ucp" && cart.profile_url === profile_url

/** Returns an order to the assistant that prepared it, which must sign the request. @throws NoResult */
export async function readOrder({ container, agent, language }: Call, id: string) {
  const unauthorized = errorMessage("unauthorized", TEXTS[language].not_found, "unrecoverable")
  if (!agent.is_verified) throw new NoResult([unauthorized])
  const cart = await findOrdered(knexOf(container), id)
  const [order] = cart && isPreparedBy(cart, agent) ? await ordersById(container, [id], language) : []
  if (!order || !cart) throw notFound(TEXTS[language].not_found)
  return orderDocument(container, order, { checkout_id: cart.checkout_key ?? cart.cart_key ?? "", language })
}
