import { asVatClass, type VatClass } from "@bon-perroquet/contract/vat-classes"
import { MathBN } from "@medusajs/framework/utils"
import type { BigNumberInput } from "@medusajs/framework/types"

/** Goods of a cart or an order. Their VAT rates also determine the rates of the delivery. */
export type TaxedLine = {
  id?: string
  product_id: string | null
  /** VAT class of a line without a product. */
  vat_class?: VatClass
  gross_cents: number
}

export type LineItem = {
  id?: string
  product_id?: string | null
  /** Contains `vat_class` if the line has no product. */
  metadata?: Record<string, unknown> | null
  unit_price?: BigNumberInput
  quantity?: BigNumberInput
}

/** Returns the value of each line in cents, VAT included. */
export function taxedLinesOf(items: readonly (LineItem | null | undefined)[]): TaxedLine[] {
  return items.flatMap((item) =>
    item
      ? [
          {
            id: item.id,
            product_id: item.product_id ?? null,
            vat_class: item.product_id ? undefined : asVatClass(item.metadata?.["vat_class"]),
            gross_cents: grossCents(item),
          },
        ]
      : [],
  )
}

/** Returns false if a line lacks data for its VAT, because some callers omit metadata or price. */
export const hasVatFacts = ({ product_id, metadata, unit_price, quantity }: LineItem): boolean =>
  (Boolean(product_id) || metadata !== undefined) && unit_price !== undefined && quantity !== undefined

// Uses the engine's exact decimals: in floating point 3 × 7.35 is 22.049999999999997.
const grossCents = ({ unit_price = 0, quantity = 0 }: LineItem) =>
  MathBN.mult(MathBN.mult(unit_price, quantity), 100).integerValue().toNumber()

/** Returns the lines in a tax calculation's `additional_context`, or undefined. */
export function taxedLinesIn(context: Record<string, unknown> | undefined): TaxedLine[] | undefined {
  return Array.isArray(context?.taxed_lines) ? (context.taxed_lines as TaxedLine[]) : undefined
}
