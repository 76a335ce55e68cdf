import type { Cart } from "@bon-perroquet/contract"
import { ordersById } from "@bon-perroquet/api-kit/orders"
import { cartView } from "@bon-perroquet/shop-api/carts"
import { languageIn, type Call } from "../caller"
import { applyGoods } from "../goods"
import { postalAddressSchema, type CheckoutInput, type Entered, type FulfillmentInput } from "../rows/entered"
import { asCheckout, insertCart, knexOf, saveCart, type AgentCart } from "../rows"
import { areTokensOffered } from "../agreements"
import { countStep } from "../counts"
import { offerDelivery } from "../delivery"
import { orderForBusiness } from "../completion"
import { checkoutOf, type Checkout } from "../documents/checkout"
import type { Message } from "../messages"
import { TEXTS } from "../texts"
import { changeEntered, endCart, enteredIn, fillNew, requireCart, requireOpen } from "./carts"

/** Returns the delivery that the assistant chose. The first method counts, because an order is one delivery. */
function deliveryIn(
  fulfillment: FulfillmentInput | undefined,
  before: Entered["delivery"],
): Entered["delivery"] {
  const [method] = fulfillment?.methods ?? []
  if (!method) return before
  const {
    type = before?.type ?? "shipping",
    destinations = [],
    selected_destination_id,
    groups = [],
  } = method
  const selected = destinations.find(({ id }) => id !== undefined && id === selected_destination_id)
  const stated = selected ?? destinations[0]
  return {
    type,
    address: stated ? postalAddressSchema.parse(stated) : before?.address,
    ...(type === "pickup" && selected_destination_id && { point_id: selected_destination_id }),
    ...(groups[0]?.selected_option_id && { option_id: groups[0].selected_option_id }),
  }
}

const enteredFor = (input: Partial<CheckoutInput>, before: Entered = {}): Entered => {
  const delivery = deliveryIn(input.fulfillment, before.delivery)
  return { ...enteredIn(input, before), ...(delivery && { delivery }) }
}

/** Returns what completing means for the business whose key the assistant sent. */
function onComplete({ container, agent }: Call, { language }: AgentCart): Message | null {
  const { agreement, protocol } = agent
  const { transfer, charge } = TEXTS[language]
  if (!agreement) return null
  if (protocol !== "acp") return { type: "info", code: "paid_by_transfer", content: transfer }
  // The Agentic Commerce Protocol only pays with tokens.
  if (!agreement.may_charge || !areTokensOffered(container)) return null
  return { type: "info", code: "paid_by_token", content: charge }
}

/** @param refused why an order was not placed, so that the shopper has to complete it */
async function stateOf(
  call: Call,
  cart: AgentCart,
  view: Cart,
  about: { messages?: Message[]; refused?: Message[] } = {},
): Promise<Checkout> {
  const { container } = call
  const offer = await offerDelivery(container, cart, cart.entered, cart.language)
  const [order = null] = cart.order_id ? await ordersById(container, [cart.order_id], cart.language) : []
  return checkoutOf({ cart, view, offer, order }, { ...about, onComplete: onComplete(call, cart) })
}

/** Stores the total that an answer announces to a business. Its order may cost nothing else. */
async function announced({ container, agent }: Call, checkout: Checkout): Promise<Checkout> {
  const { cart, offer, status } = checkout
  const announced_cents = offer.chosen?.totals.total_cents ?? null
  if (agent.agreement && status === "ready_for_complete" && cart.state === "open")
    await saveCart(knexOf(container), cart, { agreement_id: agent.agreement.id, announced_cents })
  return checkout
}

/** Creates a checkout, or continues a cart of the assistant with `cart_id`. */
export async function createCheckout(call: Call, input: CheckoutInput, cart_id?: string) {
  const { container, agent } = call
  if (cart_id !== undefined) return convertCart(call, cart_id, input)
  const language = languageIn(call, input.context)
  const cart = await insertCart(container, agent, { kind: "checkout", language, entered: enteredFor(input) })
  const { view, messages } = await fillNew(call, cart, input)
  await countStep(knexOf(container), agent.name, "cart")
  return announced(call, await stateOf(call, cart, view, { messages }))
}

/** The goods, context and buyer are those of the cart, as the protocol requires. */
async function convertCart(call: Call, cart_id: string, { fulfillment }: CheckoutInput) {
  const { container } = call
  const found = await requireCart(call, "cart", cart_id)
  requireOpen(found)
  const delivery = deliveryIn(fulfillment, found.entered.delivery)
  const cart = await asCheckout(
    knexOf(container),
    delivery ? await changeEntered(call, found, { ...found.entered, delivery }) : found,
  )
  return announced(call, await currentState(call, cart))
}

const currentState = async (call: Call, cart: AgentCart): Promise<Checkout> =>
  stateOf(call, cart, await cartView(call.container, cart.session_id, cart.language))

export const readCheckout = async (call: Call, id: string): Promise<Checkout> =>
  announced(call, await currentState(call, await requireCart(call, "checkout", id)))

/** @param input absent parts stay as they were */
export async function updateCheckout(call: Call, id: string, input: Partial<CheckoutInput>) {
  const before = await requireCart(call, "checkout", id)
  requireOpen(before)
  const cart = await changeEntered(call, before, enteredFor(input, before.entered))
  const { view, messages } = await applyGoods(call, cart, input)
  return announced(call, await stateOf(call, cart, view, { messages }))
}

/**
 * Places the order of a business that agreed. For everybody else, the order is never placed here: the answer has the
 * address at which the shopper presses the order button.
 * @param token payment token to charge. Without one, the order is paid by bank transfer
 */
export async function completeCheckout(call: Call, id: string, token?: string): Promise<Checkout> {
  const before = await requireCart(call, "checkout", id)
  // A repeated payment is answered with its order.
  if (token !== undefined && before.order_id) return readCheckout(call, id)
  requireOpen(before)
  const { agreement } = call.agent
  // Not announced: if it is ready, the assistant gets the state after the attempt.
  const checkout = await currentState(call, before)
  if (!agreement || checkout.status !== "ready_for_complete") return checkout
  const refused = await orderForBusiness(call, before, { agreement, token })
  const cart = await requireCart(call, "checkout", id)
  const view = await cartView(call.container, cart.session_id, cart.language)
  return stateOf(call, cart, view, { refused })
}

export async function cancelCheckout(call: Call, id: string) {
  const cart = await requireCart(call, "checkout", id)
  requireOpen(cart)
  const view = await cartView(call.container, cart.session_id, cart.language)
  return stateOf(call, await endCart(call, cart), view)
}
