import { toEuro } from "@bon-perroquet/contract/money"
import type { Cart, CartItem, Language } from "@bon-perroquet/contract"
import { DEFAULT_UNIT_LABEL } from "@bon-perroquet/contract/constants"
import { sizedName } from "@bon-perroquet/contract/sized-name"
import { priceFor } from "@bon-perroquet/contract/price"
import { centsOf, type Discounts } from "@bon-perroquet/checkout/promotions/discounts/types"
import type { Snapshot } from "../catalogue"
import { nameIn } from "../catalogue/localised"
import { sizeOf, soldVariant } from "../catalogue/sold-variant"
import { usualTotals } from "../delivery/methods"
import type { CartLine, CartState } from "./cart-rows"
import { countryOf } from "../delivery/delivery-countries"
import { lineDiscount, promotionsOf } from "./discounts"
import { pricedLine, type PricedLine } from "./priced-line"
import { minimumMissing, tradePriceOf } from "../trade/price"

/** Returns the free units, plus those that this cart's payment page reserves. */
export function availableTo(
  snapshot: Snapshot,
  { product_id, variant_id, reserved }: Pick<CartLine, "product_id" | "variant_id" | "reserved">,
): number {
  const product = snapshot.products.get(product_id)
  const sold = product && soldVariant(product, variant_id)
  return sold ? sold.variant.stock + reserved : 0
}

type DiscountedLine = PricedLine & { discount_cents: number }

function itemOf(snapshot: Snapshot, line: CartLine, priced: DiscountedLine, language: Language): CartItem {
  const match = snapshot.products.get(line.product_id)
  const sold = match && soldVariant(match, line.variant_id)
  const product = sold && match.product
  const { variant } = sold ?? {}
  const sizePrice = variant && line.trade ? tradePriceOf(variant, line.trade) : variant
  const per = sizePrice && priceFor(sizePrice, line.quantity)
  return {
    product_id: line.product_id,
    variant_id: line.variant_id,
    handle: product?.[`handle_${language}`] ?? null,
    quantity: line.quantity,
    unit_price: toEuro(priced.unit_cents),
    tiers: sizePrice?.tiers ?? [],
    name: product ? sizedName(nameIn(product, language), sizeOf(sold, language)) : line.title,
    line_total_cents: priced.gross_cents,
    discount_cents: priced.discount_cents,
    image: product ? (variant?.image ?? product.images[0] ?? null) : line.thumbnail,
    unit_label: variant?.unit_label ?? DEFAULT_UNIT_LABEL,
    price_per_kg: per?.price_per_kg ?? null,
    price_per_litre: per?.price_per_litre ?? null,
    stock: availableTo(snapshot, line),
    vat_rate: priced.rate,
  }
}

interface Viewed {
  sessionId: string
  state: CartState | null
  snapshot: Snapshot
  language: Language
  discounts?: Discounts | null
  /** Whether a trade price list applies to the cart's account. */
  isTrade?: boolean
}

/** Returns the cart with current prices, discounts, and totals for the default delivery method. */
export function viewOf({
  sessionId,
  state,
  snapshot,
  language,
  discounts = null,
  isTrade = false,
}: Viewed): Cart {
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
    trade: isTrade ? { minimum_missing_cents: minimumMissing(priced.map((each) => each.priced)) } : null,
  }
}
