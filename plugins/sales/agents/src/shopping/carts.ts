import { cartView, changeCart, removeAll } from "@bon-perroquet/shop-api/carts"
import { refuse } from "@bon-perroquet/api-kit/http"
import { languageIn, type Call } from "../caller"
import { cancelUnordered } from "../completion"
import { applyGoods } from "../goods"
import type { CartInput, Entered } from "../rows/entered"
import { changeOpen, findCart, insertCart, knexOf, saveCart, type AgentCart, type CartKind } from "../rows"
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

const hasEnded = ({ language }: AgentCart): NoResult =>
  new NoResult([errorMessage("checkout_ended", TEXTS[language].ended, "unrecoverable")])

/** @throws NoResult if the cart was ordered or cancelled */
export function requireOpen(cart: AgentCart): void {
  if (cart.state === "cancelled" || cart.order_id) throw hasEnded(cart)
}

/** Stores what the assistant entered. @throws 409 cart_busy while the cart is being ordered */
export async function changeEntered({ container }: Call, cart: AgentCart, entered: Entered) {
  const changed = await changeOpen(knexOf(container), cart, { entered })
  if (!changed) throw refuse("cart_busy", 409)
  return changed
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
  const cart = await changeEntered(call, before, enteredIn(input, before.entered))
  const { view, messages } = await applyGoods(call, cart, input)
  return cartDocument(container, cart, view, messages)
}

/** Empties and ends a cart. Its link no longer works. @returns the cart before */
export async function cancelCart(call: Call, id: string) {
  const cart = await requireCart(call, "cart", id)
  requireOpen(cart)
  const view = await cartView(call.container, cart.session_id, cart.language)
  await endCart(call, cart)
  return cartDocument(call.container, cart, view)
}

/** Ends and empties a cart. @throws NoResult if it was ordered; 409 cart_busy while it is being ordered */
export async function endCart({ container }: Call, cart: AgentCart): Promise<AgentCart> {
  const { session_id: sessionId, language } = cart
  const ended = await cancelUnordered(container, cart)
  if (!ended) throw hasEnded(cart)
  await changeCart(container, { sessionId, language }, removeAll)
  return ended
}
