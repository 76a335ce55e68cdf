import { type Cart, type CartItem, type Language, type Totals } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import { variantReference } from "../references"
import { TEXTS } from "../texts"

/** Parts of the protocol's documents that carts, checkouts and orders share. Amounts are cents. */

export const CURRENCY = "EUR"

export interface Total {
  type: string
  amount: number
  display_text?: string
  lines?: { display_text: string; amount: number }[]
}

const some = (amount: number, total: Omit<Total, "amount">): Total[] => (amount ? [{ ...total, amount }] : [])

type Amounts = Pick<
  Totals,
  "items_cents" | "delivery_cents" | "discount_cents" | "total_cents" | "vat" | "subtotal_cents"
>

/** Returns the totals. VAT is included in each amount, so it is a breakdown of the total and not an entry of its own. */
export function totalsOf(totals: Amounts, language: Language, isEstimate: boolean): Total[] {
  const { totals: names, vat } = TEXTS[language]
  return [
    { type: "subtotal", display_text: names.subtotal, amount: totals.items_cents },
    ...some(-totals.discount_cents, { type: "discount", display_text: names.discount }),
    {
      type: "fulfillment",
      display_text: isEstimate ? names.estimate : names.delivery,
      amount: totals.delivery_cents,
    },
    {
      type: "total",
      display_text: names.total,
      amount: totals.total_cents,
      lines: [
        { display_text: names.net, amount: totals.subtotal_cents },
        ...totals.vat.map(({ rate, vat_cents }) => ({ display_text: vat(rate), amount: vat_cents })),
      ],
    },
  ]
}

export const lineTotals = (gross_cents: number, discount_cents: number): Total[] => [
  { type: "subtotal", amount: gross_cents },
  ...some(-discount_cents, { type: "items_discount" }),
  { type: "total", amount: gross_cents - discount_cents },
]

/** Returns a public address of a picture, whose path may be relative to the shop. */
export const pictureUrl = (origin: string, picture: string | null) =>
  picture ? new URL(picture, origin).href : undefined

export function lineItemOf(item: CartItem, origin: string) {
  const id = variantReference(item.product_id, item.variant_id)
  const image_url = pictureUrl(origin, item.image)
  return {
    id,
    item: { id, title: item.name, price: toCents(item.unit_price), ...(image_url && { image_url }) },
    quantity: item.quantity,
    totals: lineTotals(item.line_total_cents, item.discount_cents),
  }
}

export const discountsOf = ({ promotions }: Pick<Cart, "promotions">) => ({
  codes: promotions.filter(({ is_automatic }) => !is_automatic).map(({ code }) => code),
  applied: promotions
    .filter(({ discount_cents }) => discount_cents > 0)
    .map(({ code, is_automatic, discount_cents }) => ({
      ...(is_automatic ? { automatic: true } : { code }),
      title: code,
      amount: discount_cents,
    })),
})
