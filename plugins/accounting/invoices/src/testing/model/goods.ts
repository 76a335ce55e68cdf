import { EXEMPT_CODE } from "@bon-perroquet/contract/vat/charged"
import { DEFAULT_RATES } from "@bon-perroquet/vat/rates"
import type { VatScheme } from "@bon-perroquet/contract/vat/scheme"
import { providerOf } from "@bon-perroquet/vat/testing"
import { withoutVat } from "@bon-perroquet/contract/vat/totals"
import { nextId } from "./engine"
import type { ModelLine } from "./operations"

export const SEEDS = { variant: "seeds", name: "Graines", unit_cents: 1000, vatClass: 6 }
export const GOODS = [
  SEEDS,
  { variant: "seeds-2", name: "Graines", unit_cents: 1000, vatClass: 6 },
  { variant: "large", name: "Graines", unit_cents: 1250, vatClass: 6 },
  { variant: "mix", name: "Mélange", unit_cents: 999, vatClass: 21 },
  { variant: "nuts", name: "Noix", unit_cents: 735, vatClass: 6 },
]
/** Goods at their current price with VAT. `rate` is the VAT rate that is deducted if they are sold without VAT. */
export type Goods = (typeof GOODS)[number] & { rate: number }

interface Charged {
  rate: number
  vat: string
}

/**
 * Returns the VAT that the shop's tax provider charges.
 * @param rise percentage points added to every rate
 * @param sold the VAT code of the order to which the goods are added
 */
export async function vatOf(
  rise: number,
  goods: Goods,
  { country, scheme, sold }: { country: string; scheme: VatScheme; sold?: string | undefined },
): Promise<Charged> {
  const rates = DEFAULT_RATES.map((rate) => ({ ...rate, rate: rate.rate + rise }))
  const classes = GOODS.map(({ variant, vatClass }) => ({ product_id: variant, vat_class: vatClass }))
  const line_item = { id: "line", product_id: goods.variant, unit_price: 1, quantity: 1 }
  const context = { address: { country_code: country.toLowerCase() }, is_return: false }
  const added = sold === undefined ? context : { ...context, additional_context: { sold_vat: sold } }
  const [line] = await providerOf({ classes, rates, scheme }).getTaxLines(
    [{ line_item, rates: [] }],
    [],
    added,
  )
  return { rate: line?.rate ?? 0, vat: line?.code ?? "" }
}

/** @param percent discount */
export function lineOf(goods: Goods, quantity: number, percent: number, charged: Charged): ModelLine {
  const isExempt = charged.vat === EXEMPT_CODE
  const priced = { unit_cents: goods.unit_cents, quantity, rate: goods.rate }
  const unit_cents = isExempt
    ? (withoutVat({ lines: [priced], delivery_cents: 0 }).units[0] ?? 0)
    : goods.unit_cents
  const discount_cents = Math.round((unit_cents * quantity * percent) / 100)
  return {
    ...{ id: nextId("line"), variant: goods.variant, name: goods.name, unit_cents, quantity, discount_cents },
    ...{ ...charged, percent, returned: 0, most: { quantity, discount_cents } },
  }
}
