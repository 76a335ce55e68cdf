import { documentTotals, type DocumentLine, type DocumentTotals } from "@bon-perroquet/vat/totals"
import type { Content, Issue, Seller, Totals } from "../modules/documents"
import type { Sale } from "./sale"

/** The part of a document's totals that is frozen; the rest follows from its lines. */
export const totalsOf = ({ total_cents, subtotal_cents, tax_cents, vat }: DocumentTotals): Totals => ({
  total_cents,
  subtotal_cents,
  tax_cents,
  vat,
})

/**
 * The invoice of a paid order.
 * @param invoiced goods of the order's earlier invoices: a delivery that is invoiced alone follows them
 * @throws when its lines don't come to what was paid: better none than one that is wrong
 */
export function invoiceOf(
  sale: Sale,
  seller: Seller,
  { number, issued_at }: Issue,
  invoiced: readonly DocumentLine[] = [],
): Content {
  const { lines, delivery_cents, paid_cents, ...facts } = sale
  const totals = totalsOf(documentTotals({ lines, delivery_cents, accompanies: invoiced }))
  if (totals.total_cents !== paid_cents)
    throw new Error(
      `Order ${sale.order_number} was paid ${paid_cents} cents, but its lines come to ${totals.total_cents}.`,
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
