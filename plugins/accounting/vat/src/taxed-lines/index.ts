import { asVatClass, type VatClass } from "@bon-perroquet/contract/vat-classes"
import { MathBN } from "@medusajs/framework/utils"
import type { BigNumberInput } from "@medusajs/framework/types"

/** A line of a cart or order, with the data that determine the rates of a delivery. */
export type TaxedLine = {
  id?: string
  product_id: string | null
  /** Only for a line without a product. */
  vat_class?: VatClass
  gross_cents: number
}

export type LineItem = {
  id?: string
  product_id?: string | null
  /** A line without a product has its VAT class in `vat_class`. */
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

/** Returns whether an item has all data for its VAT. Some callers omit the metadata or the price. */
export const isTold = ({ product_id, metadata, unit_price, quantity }: LineItem): boolean =>
  (Boolean(product_id) || metadata !== undefined) && unit_price !== undefined && quantity !== undefined

// Uses the engine's exact decimals: in floating point 3 × 7.35 is 22.049999999999997.
const grossCents = ({ unit_price = 0, quantity = 0 }: LineItem) =>
  MathBN.mult(MathBN.mult(unit_price, quantity), 100).integerValue().toNumber()

/** Returns the lines in a tax calculation's `additional_context`, or undefined. */
export function taxedLinesIn(context: Record<string, unknown> | undefined): TaxedLine[] | undefined {
  return Array.isArray(context?.taxed_lines) ? (context.taxed_lines as TaxedLine[]) : undefined
}
