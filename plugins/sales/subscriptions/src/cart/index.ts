import {
  DELIVERY_COUNTRIES,
  type DeliveryCountry,
  type OrderBusiness,
  keptBusiness,
} from "@bon-perroquet/contract"
import { guestCustomer } from "@bon-perroquet/medusa-sql"
import { languageOf, DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract/sets"
import { engineOrders } from "@bon-perroquet/orders/orders"
import { orderBusinessOf, taxationOfBusiness } from "@bon-perroquet/shop-api/business"
import {
  cartView,
  changeCart,
  chargedGoods,
  deliveryMethods,
  findCartBySession,
  removeProduct,
  setUnits,
  type CartOfSession,
} from "@bon-perroquet/shop-api/carts"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { repeatLines } from "../choice"
import type { Repeat, RepeatLine, Replaced, Run } from "../modules/repeat-deliveries"
import { chooseGoods } from "./choose-goods"

export { missingOf } from "./missing"

/**
 * Metadata key of carts and orders. The value is the id of the subscription's delivery (table
 * `repeat_delivery_run`).
 */
export const RUN_OF_ORDER = "repeat_delivery_run"

export type BaseOrder = Awaited<ReturnType<typeof engineOrders>>[number]

/** Returns the subscription's first order. @throws if it no longer exists */
export async function baseOrder(container: MedusaContainer, { id, order_id }: Repeat): Promise<BaseOrder> {
  const [order] = await engineOrders(container, [order_id])
  if (!order) throw new Error(`Order ${order_id} of subscription ${id} does not exist any more.`)
  return order
}

export const languageOfOrder = ({ locale }: BaseOrder): Language =>
  languageOf(locale ?? "") ?? DEFAULT_LANGUAGE

/** Returns the country that the customer chose for the subscription, otherwise that of the first order. */
export function countryOf(
  { shipping_address }: BaseOrder,
  { destination }: Pick<Repeat, "destination">,
): DeliveryCountry | null {
  if (destination) return destination.country
  const code = shipping_address?.country_code?.toUpperCase()
  return DELIVERY_COUNTRIES.find((country) => country === code) ?? null
}

/**
 * Returns the cart session of a delivery. The session gives access to the cart, so the delivery's id must be
 * random.
 */
const sessionOf = ({ id }: Pick<Run, "id">): string => `repeat-${id}`

/**
 * Sets the customer before prices are computed, so that customer-specific promotions apply. With the
 * delivery's id, the account does not use the cart for shopping.
 */
const MARK = `UPDATE cart SET customer_id = :customer_id, email = :email,
  metadata = coalesce(metadata, '{}') || jsonb_build_object('${RUN_OF_ORDER}', CAST(:run AS text)) WHERE id = :cart_id`

interface Filled {
  cart: CartOfSession
  replaced: Replaced[]
}

/**
 * Fills the cart of a delivery. Idempotent, but do not call it once the cart may be an order.
 * @param mayReplace returns whether a line may be replaced in this delivery
 * @throws out_of_stock, insufficient_stock or product_not_found with the name of the missing goods
 */
export async function fillCart(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  language: Language,
  mayReplace: (line: RepeatLine) => boolean = () => true,
): Promise<Filled> {
  const session = { sessionId: sessionOf(run), language }
  const { requested, replaced } = await chooseGoods(
    repeat,
    (goods, quantity) => changeCart(container, session, setUnits(goods, quantity)).then(() => undefined),
    mayReplace,
  )
  const { items } = await cartView(container, session.sessionId, language)
  for (const { product_id, variant_id } of items)
    if (!requested.some((goods) => goods.variant_id === variant_id))
      await changeCart(container, session, removeProduct({ product_id, variant_id }))
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { email } = repeat
  const customer_id = repeat.customer_id ?? (await guestCustomer(knex, email))
  await changeCart(container, session, (lines) => ({
    kind: "codes",
    write: async (cartId) => {
      await knex.raw(MARK, { customer_id, email, run: run.id, cart_id: cartId })
      await repeatLines(
        container,
        cartId,
        lines.map(({ id }) => id),
        repeat.weeks,
      )
    },
  }))
  const cart = await findCartBySession(container, session.sessionId)
  // A new cart is only accepted if the previous one was deleted. Otherwise the delivery could be charged
  // twice.
  if (!cart || (run.cart_id && run.cart_id !== cart.cart_id && (await isKept(knex, run.cart_id))))
    throw new Error(`The cart of the delivery ${run.id} could not be created.`)
  return { cart, replaced }
}

const isKept = async (knex: Knex, id: string): Promise<boolean> =>
  (await knex("cart")
    .where({ id })
    .whereRaw("(deleted_at IS NULL OR completed_at IS NOT NULL)")
    .first("id")) !== undefined

export const deliveredGoods = async (container: MedusaContainer, run: Run, language: Language) =>
  (await cartView(container, sessionOf(run), language)).items

/**
 * Returns the business that placed the first order, with a new check of its VAT number. Undefined for a
 * person.
 */
async function businessOf(
  container: MedusaContainer,
  order: BaseOrder,
  country: DeliveryCountry,
): Promise<OrderBusiness | undefined> {
  const business = keptBusiness(order)
  if (!business) return undefined
  const { company, vat_number } = business
  return orderBusinessOf(container, country, { company, ...(vat_number !== null && { vat_number }) })
}

/** Returns the delivery method at current prices, or null if it is no longer offered for the country. */
export async function deliveryOf(
  container: MedusaContainer,
  { repeat, order, cart }: { repeat: Pick<Repeat, "destination">; order: BaseOrder; cart: CartOfSession },
) {
  const country = countryOf(order, repeat)
  const option = repeat.destination?.delivery_option_id ?? order.shipping_methods[0]?.shipping_option_id
  if (!country || !option) return null
  const business = await businessOf(container, order, country)
  const taxation = taxationOfBusiness(business, country)
  const methods = await deliveryMethods(container, country, cart, [], taxation)
  const method = methods.find(({ id }) => id === option)
  return method ? { country, method, business, taxation } : null
}

type Delivered = NonNullable<Awaited<ReturnType<typeof deliveryOf>>>

export async function figuresOf(container: MedusaContainer, cart: CartOfSession, delivered: Delivered) {
  const goods = await chargedGoods(container, cart, delivered)
  const charged = new Map<string, number>()
  for (const { variant_id, gross_cents } of goods)
    charged.set(variant_id, (charged.get(variant_id) ?? 0) + gross_cents)
  return { charged, is_exempt: delivered.taxation === "exempt" }
}

/**
 * Returns whether VAT would be charged only because VIES, the EU's check of VAT numbers, does not respond.
 */
export const isUnproved = (order: BaseOrder, { business }: Pick<Delivered, "business">): boolean =>
  keptBusiness(order)?.is_exempt === true && business?.proof?.standing === "unanswered"
