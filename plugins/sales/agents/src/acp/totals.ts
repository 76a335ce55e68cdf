import type { Language, Totals } from "@bon-perroquet/contract"
import { TEXTS } from "../texts"

export const CURRENCY = "eur"

type Amounts = Pick<Totals, "items_cents" | "delivery_cents" | "discount_cents" | "total_cents" | "vat">

/**
 * Returns the totals in cents. VAT is included in each amount, so it is a breakdown of the total: an entry of the type
 * `tax` would be added to it. Discounts are positive, as in the protocol's examples.
 */
export function acpTotals(totals: Amounts, language: Language, isEstimate: boolean) {
  const { totals: names, vat: nameOf } = TEXTS[language]
  const { items_cents, discount_cents, delivery_cents, total_cents, vat } = totals
  return [
    { type: "items_base_amount", display_text: names.subtotal, amount: items_cents },
    ...(discount_cents ? [{ type: "discount", display_text: names.discount, amount: discount_cents }] : []),
    { type: "subtotal", display_text: names.subtotal, amount: items_cents - discount_cents },
    {
      type: "fulfillment",
      display_text: isEstimate ? names.estimate : names.delivery,
      amount: delivery_cents,
    },
    {
      ...{ type: "total", display_text: names.total, amount: total_cents },
      breakdown: vat.map(({ rate, vat_cents }) => ({
        ...{ jurisdiction: nameOf(rate), rate: rate / 100, amount: vat_cents },
      })),
    },
  ]
}
