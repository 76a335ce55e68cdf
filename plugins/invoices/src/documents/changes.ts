import type { Content, DocumentLedger, SalesDocument, Seller } from "../modules/documents"
import { changedSince, type Changed } from "./changed"
import { creditNoteOf, undoingNoteOf } from "./credit-note"
import type { PaidOrder } from "./engine-sale"
import { identified } from "./identified"
import { invoiceOf } from "./invoice"
import { vatFactsOf } from "./sale"

/** Where documents are issued, and who sells at that moment. */
export interface Issuing {
  ledger: Pick<DocumentLedger, "issue" | "ofOrder">
  sellerNow: () => Promise<Seller>
  order_id: string
}

const contentsOf = (documents: SalesDocument[], wanted: Content["kind"], { lines }: PaidOrder): Content[] =>
  identified(
    documents.filter(({ kind }) => kind === wanted).map(({ content }) => content),
    lines,
  )

export const invoicesOf = (documents: SalesDocument[], paid: PaidOrder): Content[] =>
  contentsOf(documents, "invoice", paid)
export const notesOf = (documents: SalesDocument[], paid: PaidOrder): Content[] =>
  contentsOf(documents, "credit_note", paid)

/** The subject of the document that takes a credit note back. */
export const undoing = (refundId: string): string => `undone:${refundId}`

/** The subject of a credit note for goods that others were sent for, without a refund of its own. */
export const EXCHANGED = "exchanged:"

/** Returns what of an order its documents don't say, where the money tells the same. */
export function settled(paid: PaidOrder, documents: SalesDocument[], cents: number): Changed | null {
  const { sale, goodsOf } = paid
  const changed = changedSince(sale, invoicesOf(documents, paid), notesOf(documents, paid), goodsOf)
  return changed.added_cents - changed.removed_cents === cents ? changed : null
}

export async function takeBack(ledger: Issuing["ledger"], note: SalesDocument): Promise<void> {
  const { order_id, refund_id } = note
  const subject = { kind: "credit_note", order_id, refund_id: undoing(refund_id ?? "") } as const
  await ledger.issue(subject, (issue) => undoingNoteOf(note.content, issue))
}

const totalOf = (contents: readonly Content[]): number =>
  contents.reduce((sum, { totals }) => sum + totals.total_cents, 0)

/** What came in of an order, less what went back, that no document tells; what it changed, where that is why. */
function undocumented(paid: PaidOrder, documents: SalesDocument[]) {
  const { sale, refunds } = paid
  const given = refunds.reduce((sum, { cents }) => sum + cents, 0)
  const cents =
    sale.paid_cents - given - totalOf(invoicesOf(documents, paid)) + totalOf(notesOf(documents, paid))
  return { cents, changed: settled(paid, documents, cents) }
}

/**
 * Invoices what was added to an order.
 * @param changedIn what changed since the order's documents
 */
export async function invoiceAdded(
  { ledger, sellerNow, order_id }: Issuing,
  paid: PaidOrder,
  cause_id: string,
  changedIn: (documents: SalesDocument[]) => Changed | null,
): Promise<void> {
  const seller = await sellerNow()
  await ledger.issue({ kind: "invoice", order_id, refund_id: null, cause_id }, (issue, earlier) => {
    const changed = changedIn(earlier)
    if (!changed?.added_cents) return null
    const codes = changed.added.lines.map(({ vat }) => vat)
    const further = {
      ...{ ...paid.sale, ...(codes.length && vatFactsOf(codes, paid.delivered_to)), ...changed.added },
      ...{ paid_cents: changed.added_cents, paid_at: paid.newest.at },
    }
    const invoiced = invoicesOf(earlier, paid).flatMap(({ lines }) => lines)
    return invoiceOf(further, seller, issue, invoiced)
  })
}

/**
 * Documents what was added to an order after its invoice and paid, or sent for goods that came back: the others are invoiced,
 * and those credited. What the lines don't explain is not documented but told: better none than a wrong one.
 */
export async function documentChanges(issuing: Issuing, paid: PaidOrder): Promise<void> {
  const { ledger, order_id } = issuing
  const issued = await ledger.ofOrder(order_id)
  const { cents, changed } = undocumented(paid, issued)
  const excess = changed ? [] : excessNotes(issued)
  const without = issued.filter((one) => !excess.includes(one))
  if (excess.length && undocumented(paid, without).changed) {
    for (const note of excess) await takeBack(ledger, note)
    return documentChanges(issuing, paid)
  }
  if (!changed && cents > 0)
    throw new Error(`Order ${paid.sale.order_number} has ${cents} cents that its lines don't explain.`)
  const cause = `${paid.newest.id}:${issued.length}`
  if (!changed && cents < 0) return creditExcess(issuing, paid, `${EXCHANGED}${cause}`)
  // The invoice first: what was given back without naming anything may have left too little of the order to credit.
  if (changed?.added_cents)
    await invoiceAdded(issuing, paid, cause, (earlier) => undocumented(paid, earlier).changed)
  if (!changed?.removed_cents) return
  const subject = { kind: "credit_note", order_id, refund_id: `${EXCHANGED}${cause}` } as const
  await ledger.issue(subject, (issue, earlier) => {
    const { changed: now } = undocumented(paid, earlier)
    if (!now?.removed_cents || now.added_cents) return null
    const back = { cents: now.removed_cents, parts: now.removed, at: paid.newest.at }
    return creditNoteOf(invoicesOf(earlier, paid), notesOf(earlier, paid), back, issue, paid.lines)
  })
}

/** Standing credit notes of `creditExcess`: once the lines explain the money again, they are taken back. */
function excessNotes(issued: SalesDocument[]): SalesDocument[] {
  const undone = new Set(issued.map(({ content }) => content.undoes?.number))
  return issued.filter(
    ({ refund_id, number, content }) =>
      refund_id?.startsWith(EXCHANGED) && !content.lines.length && !content.undoes && !undone.has(number),
  )
}

/**
 * Credits what the documents say beyond the money: a credit note for goods that others were sent for was taken back with its
 * refund, which was only the difference.
 */
async function creditExcess(
  { ledger, order_id }: Issuing,
  paid: PaidOrder,
  refund_id: string,
): Promise<void> {
  await ledger.issue({ kind: "credit_note", order_id, refund_id }, (issue, earlier) => {
    const { cents, changed } = undocumented(paid, earlier)
    if (changed || cents >= 0) return null
    const back = { cents: 0 - cents, at: paid.newest.at }
    return creditNoteOf(invoicesOf(earlier, paid), notesOf(earlier, paid), back, issue, paid.lines)
  })
}
