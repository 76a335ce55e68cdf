import { documentTotals, splitByProportion, type DocumentLine } from "@bon-perroquet/vat/totals"
import type { Content, Issue, Totals } from "../modules/documents"
import { totalsOf } from "./invoice"

/** Money that went back. */
export interface Refunded {
  cents: number
  at: string
}

const grossOf = ({ totals }: Content, rate: number): number => {
  const found = totals.vat.find((entry) => entry.rate === rate)
  return found ? found.net_cents + found.vat_cents : 0
}

/** What an invoice still stands for, VAT included, per rate. */
function leftOf(invoice: Content, credits: readonly Content[]): DocumentLine[] {
  return invoice.totals.vat.map(({ rate }) => ({
    rate,
    gross_cents: grossOf(invoice, rate) - credits.reduce((sum, credit) => sum + grossOf(credit, rate), 0),
  }))
}

const totalsLeft = (lines: DocumentLine[]) => totalsOf(documentTotals({ lines, delivery_cents: 0 }))

/** `before` less `after`, rate by rate. */
function difference(before: Totals, after: Totals): Totals {
  const vat = before.vat.map(({ rate, net_cents, vat_cents }) => {
    const kept = after.vat.find((entry) => entry.rate === rate)
    return {
      rate,
      net_cents: net_cents - (kept?.net_cents ?? 0),
      vat_cents: vat_cents - (kept?.vat_cents ?? 0),
    }
  })
  return {
    total_cents: before.total_cents - after.total_cents,
    subtotal_cents: before.subtotal_cents - after.subtotal_cents,
    tax_cents: before.tax_cents - after.tax_cents,
    vat: vat.filter(({ net_cents, vat_cents }) => net_cents + vat_cents !== 0),
  }
}

/**
 * What giving `amount` back takes off an invoice: spread over its rates in proportion to what is left of each, so that
 * the rest is always a document that adds up, and crediting everything leaves nothing, in no rate and no cent.
 * @throws RangeError when that is more than is left of it
 */
export function creditTotals(invoice: Content, credits: readonly Content[], amount: number): Totals {
  const before = leftOf(invoice, credits)
  const left = before.reduce((sum, { gross_cents }) => sum + gross_cents, 0)
  if (amount <= 0 || amount > left)
    throw new RangeError(`${amount} cents can't be credited: invoice ${invoice.number} has ${left} left.`)
  const shares = splitByProportion(
    amount,
    before.map(({ gross_cents }) => gross_cents),
  )
  const after = before.map(({ rate, gross_cents }, index) => ({
    rate,
    gross_cents: gross_cents - (shares[index] ?? 0),
  }))
  return difference(totalsLeft(before), totalsLeft(after))
}

/** The credit note of a refund, at the rates of its invoice. */
export function creditNoteOf(
  invoice: Content,
  credits: readonly Content[],
  refunded: Refunded,
  { number, issued_at }: Issue,
): Content {
  const totals = creditTotals(invoice, credits, refunded.cents)
  const credited = credits.reduce((sum, credit) => sum + credit.totals.total_cents, totals.total_cents)
  const isLast = credited === invoice.totals.total_cents
  const isWhole = isLast && credits.length === 0
  return {
    ...invoice,
    kind: "credit_note",
    number,
    issued_at: issued_at.toISOString(),
    paid_at: refunded.at,
    ...(!isWhole && { lines: [], delivery_cents: 0 }),
    totals,
    credits: {
      number: invoice.number,
      issued_at: invoice.issued_at,
      extent: isWhole ? "all" : isLast ? "rest" : "part",
    },
  }
}
