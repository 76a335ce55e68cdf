import { ordersById } from "@bon-perroquet/api-kit/orders"
import type { Call } from "../caller"
import { errorMessage, NoResult, notFound } from "../messages"
import { findOrdered, knexOf } from "../rows"
import { TEXTS } from "../texts"
import { orderDocument } from "./document"

/** Returns an order to the assistant that prepared it, which must sign the request. @throws NoResult */
export async function readOrder({ container, agent, language }: Call, id: string) {
  const unauthorized = errorMessage("unauthorized", TEXTS[language].not_found, "unrecoverable")
  if (!agent.is_verified) throw new NoResult([unauthorized])
  const cart = await findOrdered(knexOf(container), id)
  const [order] =
    cart?.agent === agent.name && cart.is_verified ? await ordersById(container, [id], language) : []
  if (!order || !cart) throw notFound(TEXTS[language].not_found)
  return orderDocument(container, order, { checkout_id: cart.checkout_key ?? cart.cart_key ?? "", language })
}
