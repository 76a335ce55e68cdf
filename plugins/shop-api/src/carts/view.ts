import { type Cart, type CartItem, DEFAULT_UNIT_LABEL, type Language } from "@bon-perroquet/contract"
import { centsOf, type Discounts } from "@bon-perroquet/promotions/discounts"
import { nameIn, type Snapshot } from "../catalogue"
import { usualTotals } from "../delivery/methods"
import { euroOf } from "../money/cents"
import type { CartLine, CartState } from "./cart-rows"
import { countryOf } from "./country"
import { lineDiscount, promotionsOf } from "./discounts"
import { pricedLine, type PricedLine } from "./priced-line"

/** Units of a product that this cart may have: what is free, and what its own open payment page holds. */
export const availableTo = (snapshot: Snapshot, productId: string, held: number): number =>
  (snapshot.products.get(productId)?.product.stock ?? 0) + (snapshot.products.has(productId) ? held : 0)

type DiscountedLine = PricedLine & { discount_cents: number }

function itemOf(snapshot: Snapshot, line: CartLine, priced: DiscountedLine, language: Language): CartItem {
  const product = snapshot.products.get(line.product_id)?.product
  return {
    product_id: line.product_id,
    handle: product?.handle ?? null,
    quantity: line.quantity,
    unit_price: euroOf(priced.unit_cents),
    name: product ? nameIn(product, language) : line.title,
    line_total_cents: priced.gross_cents,
    discount_cents: priced.discount_cents,
    image: product ? (product.images[0] ?? null) : line.thumbnail,
    unit_label: product?.unit_label ?? DEFAULT_UNIT_LABEL,
    price_per_kg: product?.price_per_kg ?? null,
    stock: availableTo(snapshot, line.product_id, line.held),
    vat_rate: priced.rate,
  }
}

interface Viewed {
  sessionId: string
  state: CartState | null
  snapshot: Snapshot
  language: Language
  discounts?: Discounts | null
}

/** The contract's cart: lines at today's prices, what promotions take off, totals with the usual delivery to its country. */
export function viewOf({ sessionId, state, snapshot, language, discounts = null }: Viewed): Cart {
  const open = state && !state.completed ? state : null
  const country = countryOf(snapshot, open?.country_code)
  const priced = (open?.lines ?? []).map((line) => {
    const discount_cents = lineDiscount(discounts, line)
    return { line, priced: { ...pricedLine(snapshot, country, line), discount_cents } }
  })
  return {
    session_id: sessionId,
    country,
    items: priced.map((each) => itemOf(snapshot, each.line, each.priced, language)),
    promotions: promotionsOf(open?.codes ?? [], discounts, language),
    totals: usualTotals(
      snapshot,
      country,
      priced.map((each) => each.priced),
      centsOf(discounts?.delivery),
    ),
  }
}
