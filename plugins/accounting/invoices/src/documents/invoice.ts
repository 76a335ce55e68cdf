import { documentTotals, type DocumentLine, type DocumentTotals } from "@bon-perroquet/contract/vat/totals"
import type { Content, Issue, Seller, Totals } from "../modules/documents"
import type { Sale } from "./sale"

/** Returns the totals that a document stores. Others can be computed from its lines. */
export const totalsOf = ({ total_cents, subtotal_cents, tax_cents, vat }: DocumentTotals): Totals => ({
  total_cents,
  subtotal_cents,
  tax_cents,
  vat,
})

/**
 * @param invoiced goods of the order's first invoice, whose VAT rates apply to the delivery. Default: the goods of this one
 * @throws if the lines do not add up to the payment
 */
export function invoiceOf(
  sale: Sale,
  seller: Seller,
  { number, issued_at }: Issue,
  invoiced: readonly DocumentLine[] = sale.lines,
): Content {
  const { lines, delivery_cents, paid_cents, ...facts } = sale
  const totals = totalsOf(documentTotals({ lines, delivery_cents, accompanies: invoiced }))
  if (totals.total_cents !== paid_cents)
    throw new Error(
      `Order ${sale.order_number} was paid with ${paid_cents} cents, but the total of its lines is ${totals.total_cents} cents.`,
    )
  return {
    kind: "invoice",
    number,
    issued_at: issued_at.toISOString(),
    ...facts,
    seller,
    lines,
    delivery_cents,
    totals,
    credits: null,
  }
}
