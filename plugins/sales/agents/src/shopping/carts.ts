import { cartView, changeCart, removeAll } from "@bon-perroquet/shop-api/carts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { languageIn, type Call } from "../caller"
import { applyGoods } from "../goods"
import type { CartInput, Entered } from "../rows/entered"
import { findCart, insertCart, knexOf, saveCart, type AgentCart, type CartKind } from "../rows"
import { countStep } from "../counts"
import { cartDocument } from "../documents/cart"
import { errorMessage, NoResult, notFound } from "../messages"
import { linkOrders } from "../orders/placed"
import { TEXTS } from "../texts"

/** Returns what the assistant entered. Absent parts of a new request stay as they were. */
export const enteredIn = ({ context, buyer }: Partial<CartInput>, before: Entered = {}): Entered => ({
  ...before,
  ...(context && { context }),
  ...(buyer && { buyer }),
})

/** Returns the assistant's cart or checkout. @throws NoResult not_found */
export async function requireCart(
  { container, language }: Call,
  kind: CartKind,
  key: string,
): Promise<AgentCart> {
  const found = await findCart(knexOf(container), kind, key)
  if (found && !found.order_id) await linkOrders(container, found.id)
  const cart = found?.order_id ? found : await findCart(knexOf(container), kind, key)
  if (!cart) throw notFound(TEXTS[language].not_found)
  return cart
}

/** @throws NoResult if the cart was ordered or cancelled */
export function requireOpen({ state, order_id, language }: AgentCart): void {
  if (state !== "cancelled" && !order_id) return
  throw new NoResult([errorMessage("checkout_ended", TEXTS[language].ended, "unrecoverable")])
}

/** @throws NoResult if none of the goods can be sold */
export async function fillNew(call: Call, cart: AgentCart, input: CartInput) {
  const filled = await applyGoods(call, cart, input)
  if (filled.view.items.length) return filled
  await saveCart(knexOf(call.container), cart, { state: "cancelled" })
  throw new NoResult(
    filled.messages.map((each) => (each.type === "error" ? { ...each, severity: "unrecoverable" } : each)),
  )
}

export async function createCart(call: Call, input: CartInput) {
  const { container, agent } = call
  const language = languageIn(call, input.context)
  const cart = await insertCart(container, agent, { kind: "cart", language, entered: enteredIn(input) })
  const { view, messages } = await fillNew(call, cart, input)
  await countStep(knexOf(container), agent.name, "cart")
  return cartDocument(container, cart, view, messages)
}

export async function readCart(call: Call, id: string) {
  const cart = await requireCart(call, "cart", id)
  return cartDocument(call.container, cart, await cartView(call.container, cart.session_id, cart.language))
}

export async function updateCart(call: Call, id: string, input: CartInput) {
  const { container } = call
  const before = await requireCart(call, "cart", id)
  requireOpen(before)
  const cart = await saveCart(knexOf(container), before, { entered: enteredIn(input, before.entered) })
  const { view, messages } = await applyGoods(call, cart, input)
  return cartDocument(container, cart, view, messages)
}

/** Empties and ends a cart. Its link no longer works. @returns the cart before */
export async function cancelCart(call: Call, id: string) {
  const cart = await requireCart(call, "cart", id)
  requireOpen(cart)
  const view = await cartView(call.container, cart.session_id, cart.language)
  await endCart(call.container, cart)
  return cartDocument(call.container, cart, view)
}

export async function endCart(container: MedusaContainer, cart: AgentCart): Promise<AgentCart> {
  const { session_id: sessionId, language } = cart
  await changeCart(container, { sessionId, language }, removeAll)
  return saveCart(knexOf(container), cart, { state: "cancelled" })
}
