import { nameIn, type Snapshot } from "../catalogue"
import type { Cart, CartItem } from "../contract/cart"
import { DEFAULT_UNIT_LABEL, type Language } from "../contract/constants"
import { usualTotals } from "../delivery/methods"
import { euroOf } from "../money/cents"
import type { CartLine, CartState } from "./cart-rows"
import { countryOf } from "./country"
import { pricedLine, type PricedLine } from "./priced-line"

/** Units of a product that this cart may have: what is free, and what its own open payment page holds. */
export const availableTo = (snapshot: Snapshot, productId: string, held: number): number =>
  (snapshot.products.get(productId)?.product.stock ?? 0) + (snapshot.products.has(productId) ? held : 0)

function itemOf(snapshot: Snapshot, line: CartLine, priced: PricedLine, language: Language): CartItem {
  const product = snapshot.products.get(line.product_id)?.product
  return {
    product_id: line.product_id,
    handle: product?.handle ?? null,
    quantity: line.quantity,
    unit_price: euroOf(priced.unit_cents),
    name: product ? nameIn(product, language) : line.title,
    line_total_cents: priced.gross_cents,
    image: product ? (product.images[0] ?? null) : line.thumbnail,
    unit_label: product?.unit_label ?? DEFAULT_UNIT_LABEL,
    price_per_kg: product?.price_per_kg ?? null,
    stock: availableTo(snapshot, line.product_id, line.held),
    vat_rate: priced.rate,
  }
}

/** The contract's cart: lines at today's prices, totals with the usual delivery to its country. */
export function viewOf(
  sessionId: string,
  state: CartState | null,
  snapshot: Snapshot,
  language: Language,
): Cart {
  const lines = state && !state.completed ? state.lines : []
  const country = countryOf(snapshot, state?.completed ? null : state?.country_code)
  const priced = lines.map((line) => ({ line, priced: pricedLine(snapshot, country, line) }))
  return {
    session_id: sessionId,
    country,
    items: priced.map((each) => itemOf(snapshot, each.line, each.priced, language)),
    totals: usualTotals(
      snapshot,
      country,
      priced.map((each) => each.priced),
    ),
  }
}
