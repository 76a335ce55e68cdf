import type { CartPromotion, DeliveryCountry, Language } from "@bon-perroquet/contract"
import { discountCalculator } from "@bon-perroquet/checkout/promotions/discounts/calculator"
import { centsOf, type Discounts } from "@bon-perroquet/checkout/promotions/discounts/types"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Snapshot } from "../catalogue"
import { message } from "@bon-perroquet/api-kit/messages"
import type { CartLine, CartState } from "./cart-rows"
import { pricedLine } from "./priced-line"

export type DiscountableCart = Pick<CartState, "cart_id" | "codes"> & { lines: CartLine[] }

type Method = { id: string; price_cents: number; listed_cents?: number }
export type DiscountsWith = (method: Method | undefined) => Promise<Discounts>

/** Returns a function from delivery method to discounts, or null if there is no code and no automatic promotion. */
export async function cartDiscounts(
  container: MedusaContainer,
  snapshot: Snapshot,
  cart: DiscountableCart,
  country: DeliveryCountry,
  /** Line prices without VAT for a sale without VAT. */
  untaxed?: readonly { id: string; quantity: number; unit_cents: number; listed_cents: number }[],
): Promise<DiscountsWith | null> {
  const codes = [...cart.codes, ...snapshot.automaticCodes]
  if (!codes.length || !cart.lines.length) return null
  const calculate = await discountCalculator(container, cart.cart_id, codes)
  if (!calculate) return null
  const country_code = country.toLowerCase()
  const priced = {
    country_code,
    region_id: snapshot.storeDefaults.regionOf[country_code],
    lines:
      untaxed?.map((line) => ({ ...line, rate: 0 })) ??
      cart.lines.map((line) => {
        const { unit_cents, rate } = pricedLine(snapshot, country, line)
        return { id: line.id, quantity: line.quantity, unit_cents, rate }
      }),
  }
  return (method) =>
    calculate({
      ...priced,
      delivery: method
        ? {
            ...{ shipping_option_id: method.id, price_cents: method.price_cents },
            listed_cents: method.listed_cents,
          }
        : null,
    })
}

export const lineDiscount = (discounts: Discounts | null, { id }: CartLine): number =>
  centsOf(discounts?.lines.get(id))

/** Returns the displayed promotions: entered codes first, then automatic ones. */
export function promotionsOf(
  codes: string[],
  discounts: Discounts | null,
  language: Language,
): CartPromotion[] {
  if (!discounts) return []
  const entered = codes.map((code) => {
    const applied = discounts.applied.find((promotion) => promotion.code === code)
    return {
      code,
      is_automatic: false,
      discount_cents: applied?.amount_cents ?? 0,
      problem: problemOf(discounts, code, language),
    }
  })
  const automatic = discounts.applied
    .filter(({ code, is_automatic }) => is_automatic && !codes.includes(code))
    .map(({ code, amount_cents }) => ({
      code,
      is_automatic: true,
      discount_cents: amount_cents,
      problem: null,
    }))
  return [...entered, ...automatic]
}

function problemOf({ problems }: Discounts, name: string, language: Language): CartPromotion["problem"] {
  const problem = problems.get(name)
  if (!problem) return null
  const code = `promotion_${problem.reason}` as const
  return { code, detail: message(code, language, { name, amount_cents: problem.minimum_cents }) }
}
