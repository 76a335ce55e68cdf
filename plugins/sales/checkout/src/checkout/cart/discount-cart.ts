import { readCodes, type CartCodes } from "../../promotions/codes"
import {
  centsOf,
  discountCalculator,
  noDiscounts,
  writeDiscounts,
  type Discounts,
  type PricedLine,
  type Problem,
} from "../../promotions/discounts"
import { blendedRate } from "@bon-perroquet/contract/vat/totals"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type CheckoutCart, productLinesOf, readCart } from "./cart"
import { exactCents } from "../../cents"
import { type Engine, engineOf } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"

type Method = CheckoutCart["shipping_methods"][number]

export interface DiscountedCart {
  cart: CheckoutCart
  discounts: Discounts | null
  problem: (Problem & { code: string }) | null
}

/**
 * Writes discounts in whole cents to a cart that has prices and a delivery. Medusa's own discounts have
 * fractions of cents.
 * @param before.wasDiscounted whether to remove discounts of an earlier attempt
 * @param before.listed prices in cents including VAT, by id of the line or the delivery, if the cart is sold
 * without VAT
 */
export async function discountCart(
  engine: Engine,
  cart: CheckoutCart,
  { asked, automatic }: CartCodes,
  { wasDiscounted = false, listed }: { wasDiscounted?: boolean; listed?: ReadonlyMap<string, number> } = {},
): Promise<DiscountedCart> {
  const codes = [...asked.map(({ code }) => code), ...automatic]
  const calculate = await discountCalculator(engine.container, cart.id, codes)
  if (!calculate && !wasDiscounted) return { cart, discounts: null, problem: null }
  const [method] = cart.shipping_methods
  const lines = productLinesOf(cart).map((line) => ({
    ...pricedLine(line),
    listed_cents: listed?.get(line.id),
  }))
  const delivery = method && {
    shipping_option_id: String(method.shipping_option_id),
    price_cents: exactCents(method.raw_amount ?? method.amount),
    listed_cents: listed?.get(method.id),
  }
  const discounts = calculate ? await calculate({ lines, delivery: delivery ?? null }) : noDiscounts()
  const written = method && {
    shipping_method_id: method.id,
    rate: await writeDeliveryVat(engine, cart, method, discounts),
  }
  await writeDiscounts(engine.container, { id: cart.id, delivery: written ?? null }, discounts, asked)
  const discounted = await readCart(engine, cart.id)
  if (!discounted) throw new CheckoutRefusal("cart_empty")
  const refused = asked.find(({ code }) => discounts.problems.has(code))
  const problem = refused && discounts.problems.get(refused.code)
  return { cart: discounted, discounts, problem: problem ? { ...problem, code: refused.code } : null }
}

/**
 * Recomputes the discounts of a cart that a Store API client changed, so that the displayed amount is
 * charged.
 */
export async function discountChangedCart(container: MedusaContainer, cartId: string): Promise<void> {
  const engine = engineOf(container)
  const codes = await readCodes(engine.knex, cartId)
  if (!codes.asked.length && !codes.automatic.length) return
  const cart = await readCart(engine, cartId)
  if (cart && !cart.completed_at) await discountCart(engine, cart, codes)
}

const pricedLine = (item: CheckoutCart["items"][number]): PricedLine => ({
  id: item.id,
  unit_cents: exactCents(item.raw_unit_price ?? item.unit_price),
  quantity: Number(item.quantity),
  rate: Number(item.tax_lines[0]?.rate ?? 0),
})

/** Decimals of a VAT rate. Medusa stores at most seven significant digits. */
const RATE_DECIMALS = 4

/** Writes the delivery's VAT rate, which depends on the discounted prices of goods and extras. */
async function writeDeliveryVat(
  { cart: carts }: Engine,
  cart: CheckoutCart,
  method: Method,
  discounts: Discounts,
): Promise<number> {
  const charged = cart.items.map(pricedLine).map(({ id, unit_cents, quantity, rate }) => ({
    gross_cents: unit_cents * quantity - centsOf(discounts.lines.get(id)),
    rate,
  }))
  const price_cents = exactCents(method.raw_amount ?? method.amount) - centsOf(discounts.delivery)
  const rate = Number(blendedRate(charged, price_cents).toFixed(RATE_DECIMALS))
  const [taxLine] = method.tax_lines
  if (!taxLine || Number(taxLine.rate) === rate) return rate
  const { code, description, provider_id, tax_rate_id } = taxLine
  await carts.setShippingMethodTaxLines(cart.id, [
    { shipping_method_id: method.id, rate, code, description, provider_id, tax_rate_id },
  ])
  return rate
}
