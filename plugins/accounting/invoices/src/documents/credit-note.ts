import { creditPerRate, documentTotals, type DocumentLine, type Sold } from "@bon-perroquet/vat/totals"
import type { RefundParts } from "@bon-perroquet/contract"
import { creditedParts } from "@bon-perroquet/orders/money"
import type { Content, Issue, Line, Totals } from "../modules/documents"
import { totalsOf } from "./invoice"

export interface Refunded {
  cents: number
  at: string
  /** The refunded goods and amounts. Without them, the refund is spread over the rest of each VAT rate. */
  parts?: RefundParts | null
  /** The administrator's reason, shown to the customer. */
  reason?: string
}

const perRate = ({ totals }: Content): DocumentLine[] =>
  totals.vat.map(({ rate, net_cents, vat_cents }) => ({ rate, gross_cents: net_cents + vat_cents }))

const grossAt = (lines: readonly DocumentLine[], rate: number): number =>
  lines.reduce((sum, line) => (line.rate === rate ? sum + line.gross_cents : sum), 0)

/** Returns the credit notes in force: neither reversed nor reversals. */
export function validNotes(notes: readonly Content[]): Content[] {
  const reversedNumbers = new Set(notes.map(({ undoes }) => undoes?.number))
  return notes.filter(({ number, undoes }) => !undoes && !reversedNumbers.has(number))
}

/** An invoice of delivery alone uses the rates of the goods' invoice. */
const soldOf = (invoices: readonly Content[]): Sold[] =>
  invoices.map((invoice) => {
    const { lines, delivery_cents } = invoice
    return {
      lines: lines.map(({ gross_cents, rate }) => ({ gross_cents, rate })),
      delivery_cents,
      delivery: perRate(invoice).map(({ rate, gross_cents }) => ({
        rate,
        gross_cents: gross_cents - grossAt(lines, rate),
      })),
    }
  })

function together(invoices: readonly Content[]): Content {
  const [first] = invoices
  if (!first) throw new Error("The order has no invoiced amount left to credit.")
  if (invoices.length === 1) return first
  return {
    ...first,
    lines: invoices.flatMap(({ lines }) => lines),
    delivery_cents: invoices.reduce((sum, { delivery_cents }) => sum + delivery_cents, 0),
    totals: invoices.map(({ totals }) => totals).reduce((one, other) => plus(one, other)),
  }
}

/** @param sign -1 subtracts `other` */
function plus(one: Totals, other: Totals, sign: 1 | -1 = 1): Totals {
  const rates = [...new Set([...one.vat, ...other.vat].map(({ rate }) => rate))].sort((a, b) => a - b)
  const at = ({ vat }: Totals, vatRate: number) =>
    vat.find(({ rate }) => rate === vatRate) ?? { net_cents: 0, vat_cents: 0 }
  return {
    total_cents: one.total_cents + sign * other.total_cents,
    subtotal_cents: one.subtotal_cents + sign * other.subtotal_cents,
    tax_cents: one.tax_cents + sign * other.tax_cents,
    vat: rates.map((rate) => ({
      rate,
      net_cents: at(one, rate).net_cents + sign * at(other, rate).net_cents,
      vat_cents: at(one, rate).vat_cents + sign * at(other, rate).vat_cents,
    })),
  }
}

/** VAT included. */
const leftOf = (invoice: Content, credits: readonly Content[]): DocumentLine[] =>
  perRate(invoice).map(({ rate, gross_cents }) => ({
    rate,
    gross_cents: credits.reduce((left, credit) => left - grossAt(perRate(credit), rate), gross_cents),
  }))

const totalsLeft = (lines: DocumentLine[]) => totalsOf(documentTotals({ lines, delivery_cents: 0 }))

function difference(before: Totals, after: Totals): Totals {
  const { vat, ...sums } = plus(before, after, -1)
  return { ...sums, vat: vat.filter(({ net_cents, vat_cents }) => net_cents + vat_cents !== 0) }
}

/**
 * Returns a credit note's totals. Crediting everything leaves 0 at every rate.
 * @throws RangeError if the amount exceeds the rest
 */
export function creditTotals(
  invoices: readonly Content[],
  credits: readonly Content[],
  { cents, parts = null }: Omit<Refunded, "at">,
): Totals {
  const invoice = together(invoices)
  const before = leftOf(invoice, credits)
  const earlier = credits.map((credit) => ({
    perRate: perRate(credit),
    delivery_cents: credit.delivery_cents,
  }))
  const credited = creditPerRate(soldOf(invoices), earlier, { cents, parts: parts && creditedParts(parts) })
  const after = before.map(({ rate, gross_cents }) => ({
    rate,
    gross_cents: gross_cents - grossAt(credited, rate),
  }))
  // Each invoice rounds its VAT separately.
  const left = credits.reduce((totals, credit) => difference(totals, credit.totals), invoice.totals)
  return after.every(({ gross_cents }) => gross_cents === 0)
    ? left
    : difference(totalsLeft(before), totalsLeft(after))
}

/** Uses the price of the sale. */
function linesOf(invoice: Content, { items }: RefundParts, orderLines: readonly Line[]): Line[] {
  return items.map(({ id, name, quantity, amount_cents, vat_rate }) => {
    const lines = [...orderLines, ...invoice.lines].filter((line) => line.id === id)
    // A line whose price changed is on two invoices, and its last price counts. A line that replaced the same goods
    // is on no invoice. After a refund of an amount, the last unit can be credited with more than its price.
    const sold = lines.findLast((line) => line.unit_cents * quantity >= amount_cents)
    const vat = (sold ?? lines.at(-1))?.vat
    const unit_cents = sold?.unit_cents ?? Math.ceil(amount_cents / quantity)
    return {
      id,
      ...(vat && { vat }),
      name,
      quantity,
      unit_cents,
      discount_cents: unit_cents * quantity - amount_cents,
      gross_cents: amount_cents,
      rate: vat_rate,
    }
  })
}

function namedIn(invoice: Content, isWhole: boolean, parts: RefundParts | null, orderLines: readonly Line[]) {
  if (isWhole) return {}
  if (!parts) return { lines: [], delivery_cents: 0 }
  const amounts = parts.amounts.map(({ vat_rate, amount_cents }) => ({
    rate: vat_rate,
    gross_cents: amount_cents,
  }))
  return { lines: linesOf(invoice, parts, orderLines), delivery_cents: parts.delivery_cents, amounts }
}

/** @param orderLines every line of the order */
export function creditNoteOf(
  invoices: readonly Content[],
  earlier: readonly Content[],
  refunded: Refunded,
  { number, issued_at }: Issue,
  orderLines: readonly Line[] = [],
): Content {
  const invoice = together(invoices)
  const credits = validNotes(earlier)
  const totals = creditTotals(invoices, credits, refunded)
  const credited = credits.reduce((sum, credit) => sum + credit.totals.total_cents, totals.total_cents)
  const isLast = credited === invoice.totals.total_cents
  const isWhole = isLast && credits.length === 0
  return {
    ...invoice,
    kind: "credit_note",
    number,
    issued_at: issued_at.toISOString(),
    paid_at: refunded.at,
    ...namedIn(invoice, isWhole, refunded.parts ?? null, orderLines),
    ...(refunded.reason && { reason: refunded.reason }),
    totals,
    credits: {
      number: invoice.number,
      issued_at: invoice.issued_at,
      ...(invoices.length > 1 && { further: invoices.slice(1).map(({ number }) => number) }),
      extent: isWhole ? "all" : isLast ? "rest" : "part",
    },
  }
}

/** Returns the exact reversal of a credit note whose refund failed or was reassigned. */
export function undoingNoteOf(note: Content, { number, issued_at }: Issue): Content {
  return {
    ...note,
    reason: undefined,
    number,
    issued_at: issued_at.toISOString(),
    paid_at: issued_at.toISOString(),
    lines: [],
    delivery_cents: 0,
    amounts: [],
    totals: plus({ total_cents: 0, subtotal_cents: 0, tax_cents: 0, vat: [] }, note.totals, -1),
    undoes: { number: note.number, issued_at: note.issued_at },
  }
}
