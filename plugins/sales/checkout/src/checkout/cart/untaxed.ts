import { toEuro } from "@bon-perroquet/contract/money"
import type { CartTaxLine, PreparedCart } from "@bon-perroquet/medusa-sql"
import { EXEMPT_CODE } from "@bon-perroquet/contract/vat/charged"
import { withoutVat } from "@bon-perroquet/contract/vat/totals"
import type { BigNumberInput } from "@medusajs/framework/types"
import { exactCents } from "../../cents"

/** A line of goods or an extra. `unit_price` is in euro and includes VAT. */
interface Line {
  id: string
  unit_price: BigNumberInput
  quantity: BigNumberInput
}

type Prepared = Pick<PreparedCart, "lines" | "delivery" | "tax_lines">

/** Returns prices without VAT, and tax lines with a rate of zero. */
export function untaxed(items: readonly Line[], { lines, delivery, tax_lines }: Prepared): Prepared {
  const rates = new Map(tax_lines.map((line) => ["item_id" in line ? line.item_id : "", line.rate]))
  const sold = items.map(({ id, unit_price, quantity }) => ({
    unit_cents: exactCents(unit_price),
    quantity: Number(quantity),
    rate: rates.get(id) ?? 0,
  }))
  const { units, delivery_cents } = withoutVat({ lines: sold, delivery_cents: exactCents(delivery.amount) })
  const unitOf = new Map(items.map(({ id }, index) => [id, toEuro(units[index] ?? 0)]))
  const goods = new Set(lines.map(({ id }) => id))
  return {
    lines: [
      // Removes the compare-at price, which includes VAT.
      ...lines.map((line) => ({
        ...line,
        unit_price: unitOf.get(line.id) ?? line.unit_price,
        compare_at_unit_price: undefined,
      })),
      ...items
        .filter(({ id }) => !goods.has(id))
        .map(({ id }) => ({ id, unit_price: unitOf.get(id) ?? 0, is_tax_inclusive: true })),
    ],
    delivery: { ...delivery, amount: toEuro(delivery_cents) },
    tax_lines: tax_lines.map(exempt),
  }
}

/** Returns the prices in cents including VAT, by id of the line or the delivery. */
export const listedPrices = (items: readonly Line[], { id, amount }: Prepared["delivery"]) =>
  new Map([
    ...items.map((line) => [line.id, exactCents(line.unit_price)] as const),
    [id, exactCents(amount)] as const,
  ])

const exempt = (line: CartTaxLine): CartTaxLine => ({
  ...line,
  rate: 0,
  code: EXEMPT_CODE,
  description: "0 %",
})
