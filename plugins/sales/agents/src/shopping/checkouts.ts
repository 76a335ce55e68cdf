import type { Cart } from "@bon-perroquet/contract"
import { ordersById } from "@bon-perroquet/api-kit/orders"
import { cartView } from "@bon-perroquet/shop-api/carts"
import { languageIn, type Call } from "../caller"
import { applyGoods } from "../goods"
import { postalAddressSchema, type CheckoutInput, type Entered, type FulfillmentInput } from "../rows/entered"
import { asCheckout, insertCart, knexOf, saveCart, type AgentCart } from "../rows"
import { countStep } from "../counts"
import { offerDelivery } from "../delivery"
import { orderForBusiness } from "../completion"
import { checkoutDocument } from "../documents/checkout"
import type { Message } from "../messages"
import { endCart, enteredIn, fillNew, requireCart, requireOpen } from "./carts"

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

const enteredFor = (input: CheckoutInput, before: Entered = {}): Entered => {
  const delivery = deliveryIn(input.fulfillment, before.delivery)
  return { ...enteredIn(input, before), ...(delivery && { delivery }) }
}

/** @param refused why an order was not placed, so that the shopper has to complete it */
async function documentOf(
  { container, agent: { agreement } }: Call,
  cart: AgentCart,
  view: Cart,
  { messages, refused = [] }: { messages?: Message[]; refused?: Message[] } = {},
) {
  const offer = await offerDelivery(container, cart, cart.entered, cart.language)
  const [order] = cart.order_id ? await ordersById(container, [cart.order_id]) : []
  const ordered = order ? { id: order.id, number: order.order_number } : null
  const document = checkoutDocument(container, cart, {
    ...{ view, offer, order: ordered, refused, mayComplete: agreement !== undefined },
    ...(messages && { messages }),
  })
  const announced_cents = offer.chosen?.totals.total_cents ?? null
  if (agreement && document.status === "ready_for_complete")
    await saveCart(knexOf(container), cart, { agreement_id: agreement.id, announced_cents })
  return document
}

/** Creates a checkout, or continues a cart of the assistant with `cart_id`. */
export async function createCheckout(call: Call, input: CheckoutInput, cart_id?: string) {
  const { container, agent } = call
  if (cart_id !== undefined) return convertCart(call, cart_id, input)
  const language = languageIn(call, input.context)
  const cart = await insertCart(container, agent, { kind: "checkout", language, entered: enteredFor(input) })
  const { view, messages } = await fillNew(container, cart, input)
  await countStep(knexOf(container), agent.name, "cart")
  return documentOf(call, cart, view, { messages })
}

/** The goods, context and buyer are those of the cart, as the protocol requires. */
async function convertCart(call: Call, cart_id: string, { fulfillment }: CheckoutInput) {
  const { container } = call
  const found = await requireCart(call, "cart", cart_id)
  requireOpen(found)
  const knex = knexOf(container)
  const delivery = deliveryIn(fulfillment, found.entered.delivery)
  const cart = await asCheckout(
    knex,
    delivery ? await saveCart(knex, found, { entered: { ...found.entered, delivery } }) : found,
  )
  return documentOf(call, cart, await cartView(container, cart.session_id, cart.language))
}

export async function readCheckout(call: Call, id: string) {
  const cart = await requireCart(call, "checkout", id)
  return documentOf(call, cart, await cartView(call.container, cart.session_id, cart.language))
}

export async function updateCheckout(call: Call, id: string, input: CheckoutInput) {
  const { container } = call
  const before = await requireCart(call, "checkout", id)
  requireOpen(before)
  const cart = await saveCart(knexOf(container), before, { entered: enteredFor(input, before.entered) })
  const { view, messages } = await applyGoods(container, cart, input)
  return documentOf(call, cart, view, { messages })
}

/**
 * Places the order of a business that agreed. For everybody else, the order is never placed here: the answer has the
 * address at which the shopper presses the order button.
 */
export async function completeCheckout(call: Call, id: string) {
  const before = await requireCart(call, "checkout", id)
  requireOpen(before)
  const { agreement } = call.agent
  const document = await readCheckout(call, id)
  if (!agreement || document.status !== "ready_for_complete") return document
  const refused = await orderForBusiness(call, before, agreement)
  const cart = await requireCart(call, "checkout", id)
  const view = await cartView(call.container, cart.session_id, cart.language)
  return documentOf(call, cart, view, { refused })
}

export async function cancelCheckout(call: Call, id: string) {
  const cart = await requireCart(call, "checkout", id)
  requireOpen(cart)
  const view = await cartView(call.container, cart.session_id, cart.language)
  return documentOf(call, await endCart(call.container, cart), view)
}
