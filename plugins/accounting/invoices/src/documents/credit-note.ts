import {
  creditPerRate,
  documentTotals,
  leftPerRate,
  lessPerRate,
  partsPerRate,
  perRateOf,
  type DocumentLine,
  type Sold,
} from "@bon-perroquet/contract/vat/totals"
import { type RefundParts, creditedParts } from "@bon-perroquet/contract"
import type { Content, Issue, Line, Totals } from "../modules/documents"
import { totalsOf } from "./invoice"

export interface Refunded {
  cents: number
  at: string
  /** The refunded goods and amounts. Without them, the refund is spread over the VAT rates of the order. */
  parts?: RefundParts | null
  /** The administrator's reason, shown to the customer. */
  reason?: string
  /** Absent if the customer received money. */
  given_as?: "store_credit"
}

const perRate = ({ totals }: Content): DocumentLine[] =>
  totals.vat.map(({ rate, net_cents, vat_cents }) => ({ rate, gross_cents: net_cents + vat_cents }))

/** The totals of an invoice contain the VAT rates of its delivery. */
const soldOf = (invoices: readonly Content[]): Sold[] =>
  invoices.map((invoice) => {
    const { lines } = invoice
    return { lines, delivery: lessPerRate(perRate(invoice), lines) }
  })

type WithTotals = Pick<Content, "totals">

/** Returns the sum of `added` minus `subtracted`. Omits rates without an amount. */
function totalOf(added: readonly WithTotals[], subtracted: readonly WithTotals[] = []): Totals {
  const sum = (valueOf: (totals: Totals) => number) =>
    subtracted.reduce(
      (left, { totals }) => left - valueOf(totals),
      added.reduce((total, { totals }) => total + valueOf(totals), 0),
    )
  const all = [...added, ...subtracted].flatMap(({ totals }) => totals.vat.map(({ rate }) => rate))
  const at = (rate: number, part: "net_cents" | "vat_cents") =>
    sum(({ vat }) => vat.find((each) => each.rate === rate)?.[part] ?? 0)
  return {
    total_cents: sum(({ total_cents }) => total_cents),
    subtotal_cents: sum(({ subtotal_cents }) => subtotal_cents),
    tax_cents: sum(({ tax_cents }) => tax_cents),
    vat: [...new Set(all)]
      .sort((a, b) => a - b)
      .map((rate) => ({ rate, net_cents: at(rate, "net_cents"), vat_cents: at(rate, "vat_cents") }))
      .filter(({ net_cents, vat_cents }) => net_cents + vat_cents !== 0),
  }
}

const totalsLeft = (lines: DocumentLine[]): WithTotals => ({
  totals: totalsOf(documentTotals({ lines, delivery_cents: 0 })),
})

const creditOf = (content: Content) => ({ ...content, perRate: perRate(content) })

/** Returns the VAT rates at which too little is left to credit these parts. */
export function lackingRates(
  invoices: readonly Content[],
  credits: readonly Content[],
  parts: RefundParts,
): number[] {
  const [sold, earlier] = [soldOf(invoices), credits.map(creditOf)]
  const left = leftPerRate(sold, earlier)
  const credited = perRateOf(partsPerRate(sold, earlier, creditedParts(parts)))
  return lessPerRate(credited, left).flatMap(({ rate, gross_cents }) => (gross_cents > 0 ? rate : []))
}

/**
 * Returns a credit note's totals, and whether it is the last one, which leaves exactly 0 at every VAT rate.
 * @throws RangeError if the amount exceeds the uncredited rest
 */
function creditTotals(
  invoices: readonly Content[],
  credits: readonly Content[],
  { cents, parts = null }: Refunded,
) {
  const sold = soldOf(invoices)
  const earlier = credits.map(creditOf)
  const before = leftPerRate(sold, earlier)
  const credited = creditPerRate(sold, earlier, { cents, parts: parts && creditedParts(parts) })
  const after = lessPerRate(before, credited)
  const isLast = after.every(({ gross_cents }) => gross_cents === 0)
  // The last credit note subtracts the documents' own totals, because each document rounds its VAT separately.
  const totals = isLast ? totalOf(invoices, credits) : totalOf([totalsLeft(before)], [totalsLeft(after)])
  return { totals, isLast }
}

/** Returns the refunded lines at the prices of the sale. */
export function linesOf(items: RefundParts["items"], soldLines: readonly Line[]): Line[] {
  return items.map(({ id, name, quantity, amount_cents, vat_rate }) => {
    const lines = soldLines.filter((line) => line.id === id)
    // A line with a changed price is on two invoices, and the last price counts. After a refund without named goods,
    // the last unit can be credited with more than its price.
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

function namedIn(
  invoices: readonly Content[],
  isWhole: boolean,
  parts: RefundParts | null,
  orderLines: readonly Line[],
) {
  const lines = invoices.flatMap((invoice) => invoice.lines)
  if (isWhole)
    return { lines, delivery_cents: invoices.reduce((sum, { delivery_cents }) => sum + delivery_cents, 0) }
  if (!parts) return { lines: [], delivery_cents: 0 }
  // A free replacement is on no invoice, so it cannot be credited.
  const items = parts.items.filter(
    ({ id, amount_cents }) => amount_cents > 0 || lines.some((line) => line.id === id),
  )
  const amounts = parts.amounts.map(({ vat_rate, amount_cents }) => ({
    rate: vat_rate,
    gross_cents: amount_cents,
  }))
  return { lines: linesOf(items, [...orderLines, ...lines]), delivery_cents: parts.delivery_cents, amounts }
}

/**
 * @param credits earlier credit notes that are not reversed
 * @param orderLines every line of the order, because a line that replaced the same goods is on no invoice
 */
export function creditNoteOf(
  invoices: readonly Content[],
  credits: readonly Content[],
  refunded: Refunded,
  { number, issued_at }: Issue,
  orderLines: readonly Line[] = [],
): Content {
  const [invoice, ...further] = invoices
  if (!invoice) throw new Error("The order has no invoiced amount left to credit.")
  const { totals, isLast } = creditTotals(invoices, credits, refunded)
  const isWhole = isLast && credits.length === 0
  return {
    ...invoice,
    kind: "credit_note",
    number,
    issued_at: issued_at.toISOString(),
    paid_at: refunded.at,
    paid_by: undefined,
    ...namedIn(invoices, isWhole, refunded.parts ?? null, orderLines),
    ...(refunded.reason && { reason: refunded.reason }),
    ...(refunded.given_as && { given_as: refunded.given_as }),
    totals,
    credits: {
      number: invoice.number,
      issued_at: invoice.issued_at,
      ...(further.length && { further: further.map(({ number }) => number) }),
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
    totals: totalOf([], [note]),
    undoes: { number: note.number, issued_at: note.issued_at },
  }
}
