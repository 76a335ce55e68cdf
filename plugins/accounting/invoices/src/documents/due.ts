import type { Content, Issue, Line, SalesDocument, Seller, Subject } from "../modules/documents"
import { changedSince, type Changed } from "./changed"
import { creditNoteOf, lackingRates, linesOf, undoingNoteOf, type Refunded } from "./credit-note"
import type { PaidOrder, Refund } from "./engine-sale"
import { identified } from "./identified"
import { invoiceOf } from "./invoice"

/** The document that must be issued next. `write` returns its content. */
export interface Due {
  subject: Subject
  write: (issue: Issue, seller: Seller) => Content
}

/** Prefix of `refund_id` in the subject of a credit note for exchanged goods, which has no refund. */
const EXCHANGED = "exchanged:"

const isExchange = ({ refund_id }: Note): boolean => refund_id.startsWith(EXCHANGED)

/** Returns the cause of an invoice that precedes the credit note of a refund. */
const causeOf = ({ credited_as }: Refund): string => `for:${credited_as}`

const undoing = (refundId: string): string => `undone:${refundId}`

const totalOf = (contents: readonly Content[]): number =>
  contents.reduce((sum, { totals }) => sum + totals.total_cents, 0)

/**
 * Returns the next missing document of an order, or null.
 * @throws if the order's lines don't account for all money received, because a wrong invoice is worse than none
 */
export function dueDocument(paid: PaidOrder, documents: readonly SalesDocument[]): Due | null {
  const { order_id, sale, refunds } = paid
  if (!documents.some(({ kind }) => kind === "invoice"))
    return {
      subject: { kind: "invoice", order_id, refund_id: null },
      write: (issue, seller) => invoiceOf({ ...sale, ...paid.charged }, seller, issue),
    }
  const made = new Set(refunds.map(({ credited_as }) => credited_as))
  // Reversals increase the amount that can be credited.
  const notes = notesInForce(documents)
  const failed = notes.find((note) => !isExchange(note) && !made.has(note.refund_id))
  if (failed) return reversalOf(failed)
  const known = new Set(documents.map(({ refund_id }) => refund_id))
  const refund = refunds.find(({ credited_as }) => !known.has(credited_as))
  if (!refund) return dueOfChange(paid, documents)
  return dueBefore(paid, documents, refund) ?? dueOfRefund(paid, documents, refund)
}

/**
 * Returns the document that must precede the credit note of a refund, if too little is left at the VAT rates of its parts:
 * the reversal of a credit note that took the amount, or an invoice of goods of an exchange. Otherwise returns null.
 */
function dueBefore(paid: PaidOrder, documents: readonly SalesDocument[], refund: Refund): Due | null {
  const books = booksOf(paid, documents)
  const lacking = refund.parts ? lackingRates(books.invoices, books.credits, refund.parts) : []
  const isLacking = ({ rate }: { rate: number }) => lacking.includes(rate)
  const taking = notesInForce(documents).filter(({ content }) => content.totals.vat.some(isLacking))
  const spread = taking.findLast(({ content }) => namesNothing(content))
  if (spread) return reversalOf(spread)
  const lines = [...books.changed.added.lines, ...uninvoicedOf(refund, books, paid.lines)].filter(isLacking)
  const cause_id = causeOf(refund)
  const isInvoiced = documents.some((each) => each.cause_id === cause_id)
  if (lines.length && !isInvoiced) return invoiceOfAdded(paid, { lines, delivery_cents: 0 }, books, cause_id)
  const named = new Set(paid.refunds.flatMap(({ parts, credited_as }) => (parts ? credited_as : [])))
  const exchanged = taking.findLast(({ refund_id }) => !named.has(refund_id))
  return exchanged ? reversalOf(exchanged) : null
}

type Note = SalesDocument & { refund_id: string }

/** Returns the credit notes that are neither reversed nor reversals. */
export function notesInForce(documents: readonly SalesDocument[]): Note[] {
  const known = new Set(documents.map(({ refund_id }) => refund_id))
  return documents.filter(
    (each): each is Note =>
      each.refund_id !== null && !each.content.undoes && !known.has(undoing(each.refund_id)),
  )
}

const reversalOf = ({ order_id, refund_id, content }: Note): Due => ({
  subject: { kind: "credit_note", order_id, refund_id: undoing(refund_id) },
  write: (issue) => undoingNoteOf(content, issue),
})

/** An order's invoices, its credit notes that are not reversed, the cents without a document, and the changed lines. */
interface Books {
  invoices: Content[]
  credits: Content[]
  cents: number
  changed: Changed
}

export function booksOf(paid: PaidOrder, documents: readonly SalesDocument[]): Books {
  const { sale, refunds, lines, goodsOf } = paid
  const invoices = identified(
    documents.filter(({ kind }) => kind === "invoice"),
    lines,
  )
  const credits = identified(notesInForce(documents), lines)
  const money_cents = refunds.reduce((left, { cents }) => left - cents, sale.paid_cents)
  const cents = money_cents - totalOf(invoices) + totalOf(credits)
  return { invoices, credits, cents, changed: changedSince(sale, invoices, credits, goodsOf) }
}

/** Returns refunded goods of an exchange that are on no invoice. */
function uninvoicedOf({ parts }: Refund, { invoices }: Books, lines: readonly Line[]): Line[] {
  const invoiced = new Set(invoices.flatMap((invoice) => invoice.lines.map(({ id }) => id)))
  const items = parts?.items.filter(({ id, amount_cents }) => amount_cents > 0 && !invoiced.has(id))
  return linesOf(items ?? [], lines)
}

function invoiceOfAdded(
  paid: PaidOrder,
  added: Changed["added"],
  { invoices }: Books,
  cause_id: string,
): Due {
  const paid_cents = added.lines.reduce((sum, { gross_cents }) => sum + gross_cents, added.delivery_cents)
  // Additions are taxed like the order, so the facts of its sale apply.
  const { added_with } = paid
  const method = { paid_by: undefined, ...(added_with && { paid_with: added_with }) }
  const money = { paid_cents, paid_at: paid.newest.at, ...method }
  return {
    subject: { kind: "invoice", order_id: paid.order_id, refund_id: null, cause_id },
    write: (issue, seller) =>
      invoiceOf({ ...paid.sale, ...added, ...money }, seller, issue, invoices[0]?.lines),
  }
}

const creditNote = (
  { order_id, lines }: PaidOrder,
  { invoices, credits }: Books,
  refund_id: string,
  refunded: Refunded,
): Due => ({
  subject: { kind: "credit_note", order_id, refund_id },
  write: (issue) => creditNoteOf(invoices, credits, refunded, issue, lines),
})

/**
 * Returns the document of a refund. A refund without parts can be the difference of an exchange: then the added goods
 * are invoiced first, and the credit note lists the removed goods.
 */
function dueOfRefund(paid: PaidOrder, documents: readonly SalesDocument[], refund: Refund): Due {
  const books = booksOf(paid, documents)
  const { added_cents, removed_cents, removed } = books.changed
  const cause_id = causeOf(refund)
  const invoiced = documents.filter((each) => each.cause_id === cause_id).map(({ content }) => content)
  const settles = !refund.parts && removed_cents - added_cents === refund.cents + totalOf(invoiced)
  if (settles && added_cents) return invoiceOfAdded(paid, books.changed.added, books, cause_id)
  const goods = settles && removed_cents ? { cents: removed_cents, parts: removed } : {}
  return creditNote(paid, books, refund.credited_as, { ...refund, ...goods })
}

/**
 * Returns the next document of a changed order: an invoice of the added goods, then a credit note of the removed ones.
 * As long as the lines don't account for all money, a credit note spreads the difference over the VAT rates.
 */
function dueOfChange(paid: PaidOrder, documents: readonly SalesDocument[]): Due | null {
  const balanced = booksOf(paid, documents)
  const { cents, changed } = balanced
  const notes = notesInForce(documents)
  const spread = notes.filter(({ content }) => namesNothing(content))
  const beyond_cents = cents - changed.added_cents + changed.removed_cents
  const isExplained = beyond_cents === 0 || (paid.isSettled && beyond_cents <= totalOfNotes(spread))
  // As long as the lines don't account for all money, a line that replaces the same goods is invoiced, too.
  const books = isExplained ? balanced : booksOf({ ...paid, goodsOf: (id) => id }, documents)
  const { added_cents, removed_cents, removed } = books.changed
  // If positive, earlier credit notes are this many cents too high and are reversed. If negative, a credit note over
  // these cents is missing.
  const rest_cents = isExplained ? beyond_cents : cents > 0 ? cents - added_cents : cents
  const isChanged = isExplained && beyond_cents >= 0 && added_cents + removed_cents > 0
  if (cents === 0 && !isChanged) return null
  const exchanged = notes.filter((note) => isExchange(note) && !spread.includes(note))
  const reversible = isExplained ? spread : [...exchanged, ...spread]
  if (rest_cents > totalOfNotes(reversible))
    throw new Error(`Order ${paid.sale.order_number} has ${cents} cents that its lines do not account for.`)
  const note = reversible.at(-1)
  if (rest_cents > 0 && note) return reversalOf(note)
  const cause = `${paid.newest.id}:${documents.length}`
  // Invoice first, because earlier refunds without named goods may have left too little to credit.
  if (added_cents && (isExplained || cents > 0))
    return invoiceOfAdded(paid, books.changed.added, books, cause)
  const goods = isExplained && removed_cents ? { cents: removed_cents, parts: removed } : null
  return creditNote(paid, books, `${EXCHANGED}${cause}`, {
    ...(goods ?? { cents: 0 - rest_cents }),
    at: paid.newest.at,
  })
}

const totalOfNotes = (notes: readonly Note[]): number => totalOf(notes.map(({ content }) => content))

const namesNothing = ({ lines, delivery_cents, amounts = [] }: Content): boolean =>
  lines.length + amounts.length + delivery_cents === 0
