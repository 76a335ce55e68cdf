import { asVatClass, type VatClass } from "@bon-perroquet/contract/vat-classes"
import { MathBN } from "@medusajs/framework/utils"
import type { BigNumberInput } from "@medusajs/framework/types"

/** The lines of a cart or an order, as the tax provider needs them to know the rates of a delivery. */
export type TaxedLine = {
  /** Of the line. */
  id?: string
  product_id: string | null
  /** Of a line without a product, where it says so. */
  vat_class?: VatClass
  gross_cents: number
}

/** What a line item of a cart or an order has, whatever else it has. */
export type LineItem = {
  id?: string
  product_id?: string | null
  /** A line without a product says its class of VAT as `vat_class`. */
  metadata?: Record<string, unknown> | null
  unit_price?: BigNumberInput
  quantity?: BigNumberInput
}

/** The value of each line, VAT included, in cents. */
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

/** Whether an item says all that decides its VAT; some callers leave the metadata out, or what it costs. */
export const isTold = ({ product_id, metadata, unit_price, quantity }: LineItem): boolean =>
  (Boolean(product_id) || metadata !== undefined) && unit_price !== undefined && quantity !== undefined

// The engine's exact decimals: 3 × 7.35 is 22.05 there, and 22.049999999999997 in binary floating point.
const grossCents = ({ unit_price = 0, quantity = 0 }: LineItem) =>
  MathBN.mult(MathBN.mult(unit_price, quantity), 100).integerValue().toNumber()

/** Reads the lines back from a tax calculation's `additional_context`; undefined when nobody put them there. */
export function taxedLinesIn(context: Record<string, unknown> | undefined): TaxedLine[] | undefined {
  return Array.isArray(context?.taxed_lines) ? (context.taxed_lines as TaxedLine[]) : undefined
}
