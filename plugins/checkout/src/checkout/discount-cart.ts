import { automaticCodes, codesOfCart, type KnownCode } from "@bon-perroquet/promotions/codes"
import {
  centsOf,
  discountCalculator,
  writeDiscounts,
  type Discounts,
  type PricedLine,
  type Problem,
} from "@bon-perroquet/promotions/discounts"
import { blendedRate } from "@bon-perroquet/vat/totals"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CheckoutCart, readCart } from "./cart"
import { toCents } from "../cents"
import type { Engine } from "./engine"
import { CheckoutRefusal } from "./refusal"

type Method = CheckoutCart["shipping_methods"][number]

/** The codes that a cart asks for, and those of the promotions that apply by themselves. */
export interface CartCodes {
  asked: KnownCode[]
  automatic: string[]
}

export async function readCodes({ container }: Engine, cartId: string): Promise<CartCodes> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [asked, automatic] = await Promise.all([codesOfCart(knex, cartId), automaticCodes(knex)])
  return { asked, automatic }
}

export interface DiscountedCart {
  cart: CheckoutCart
  discounts: Discounts | null
  /** The first code asked for that takes nothing off, and why. */
  problem: (Problem & { code: string }) | null
}

/**
 * Puts the discounts in whole cents on a cart whose prices and delivery the engine has just settled: the engine's own are
 * fractions of cents. Every later sum, the engine's included, is of these.
 */
export async function discountCart(
  engine: Engine,
  cart: CheckoutCart,
  { asked, automatic }: CartCodes,
): Promise<DiscountedCart> {
  const [method] = cart.shipping_methods
  const codes = [...asked.map(({ code }) => code), ...automatic]
  const calculate = await discountCalculator(engine.container, cart.id, codes)
  if (!calculate || !method) return { cart, discounts: null, problem: null }
  const lines = cart.items.map(pricedLine)
  const price_cents = toCents(method.raw_amount ?? method.amount)
  const shipping_option_id = String(method.shipping_option_id)
  const discounts = await calculate({ lines, delivery: { shipping_option_id, price_cents } })
  const rate = await settleDeliveryVat(engine, cart, method, discounts, lines)
  await writeDiscounts(
    engine.container,
    { id: cart.id, delivery: { shipping_method_id: method.id, rate } },
    discounts,
    asked,
  )
  const discounted = await readCart(engine, cart.id)
  if (!discounted) throw new CheckoutRefusal("cart_empty")
  const refused = asked.find(({ code }) => discounts.problems.has(code))
  const problem = refused && discounts.problems.get(refused.code)
  return { cart: discounted, discounts, problem: problem ? { ...problem, code: refused.code } : null }
}

const pricedLine = (item: CheckoutCart["items"][number]): PricedLine => ({
  id: item.id,
  unit_cents: toCents(item.raw_unit_price ?? item.unit_price),
  quantity: Number(item.quantity),
  rate: Number(item.tax_lines[0]?.rate ?? 0),
})

/** The engine keeps the rates of a cart in seven digits: what is written with more is not what is read. */
const RATE_DECIMALS = 4

/** The VAT of a delivery follows what the goods are sold for: where a discount moves their proportions it moves too. */
async function settleDeliveryVat(
  { cart: carts }: Engine,
  cart: CheckoutCart,
  method: Method,
  discounts: Discounts,
  lines: PricedLine[],
): Promise<number> {
  const charged = lines.map(({ id, unit_cents, quantity, rate }) => ({
    gross_cents: unit_cents * quantity - centsOf(discounts.lines.get(id)),
    rate,
  }))
  const price_cents = toCents(method.raw_amount ?? method.amount) - centsOf(discounts.delivery)
  const rate = Number(blendedRate(charged, price_cents).toFixed(RATE_DECIMALS))
  const [taxLine] = method.tax_lines
  if (!taxLine || Number(taxLine.rate) === rate) return rate
  const { code, description, provider_id, tax_rate_id } = taxLine
  await carts.setShippingMethodTaxLines(cart.id, [
    { shipping_method_id: method.id, rate, code, description, provider_id, tax_rate_id },
  ])
  return rate
}
