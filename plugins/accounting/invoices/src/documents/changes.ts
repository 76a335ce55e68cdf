import type { Content, DocumentLedger, SalesDocument, Seller } from "../modules/documents"
import { changedSince, type Changed } from "./changed"
import { creditNoteOf, undoingNoteOf } from "./credit-note"
import type { PaidOrder } from "./engine-sale"
import { identified } from "./identified"
import { invoiceOf } from "./invoice"

export interface Issuing {
  ledger: Pick<DocumentLedger, "issue" | "ofOrder">
  sellerNow: () => Promise<Seller>
  order_id: string
}

const contentsOf = (
  documents: SalesDocument[],
  requested: Content["kind"],
  { lines }: PaidOrder,
): Content[] =>
  identified(
    documents.filter(({ kind }) => kind === requested).map(({ content }) => content),
    lines,
  )

export const invoicesOf = (documents: SalesDocument[], paid: PaidOrder): Content[] =>
  contentsOf(documents, "invoice", paid)
export const notesOf = (documents: SalesDocument[], paid: PaidOrder): Content[] =>
  contentsOf(documents, "credit_note", paid)

export const undoing = (refundId: string): string => `undone:${refundId}`

/** Prefix of the subject of a credit note for exchanged goods without a refund. */
export const EXCHANGED = "exchanged:"

/** Returns the order's undocumented change if it amounts to `cents`, otherwise null. */
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

/** Returns the money (received less refunded) without a document, and the change that explains it. */
function undocumented(paid: PaidOrder, documents: SalesDocument[]) {
  const { sale, refunds } = paid
  const given = refunds.reduce((sum, { cents }) => sum + cents, 0)
  const cents =
    sale.paid_cents - given - totalOf(invoicesOf(documents, paid)) + totalOf(notesOf(documents, paid))
  return { cents, changed: settled(paid, documents, cents) }
}

/** @param changedIn returns the change since the order's documents */
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
    // Additions are taxed like the order, so the facts of its sale apply.
    const money = { paid_cents: changed.added_cents, paid_at: paid.newest.at }
    const further = { ...paid.sale, ...changed.added, ...money }
    const invoiced = invoicesOf(earlier, paid).flatMap(({ lines }) => lines)
    return invoiceOf(further, seller, issue, invoiced)
  })
}

/**
 * Issues documents for later paid additions and for exchanges: an invoice for the new goods and a credit note for the
 * old ones.
 * @throws if money came in that the order's lines don't explain, because a wrong invoice is worse than none
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
  // Invoice first, because earlier refunds without named goods may have left too little to credit.
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

/** Returns excess credit notes. They are reversed once the lines explain the money again. */
function excessNotes(issued: SalesDocument[]): SalesDocument[] {
  const undone = new Set(issued.map(({ content }) => content.undoes?.number))
  return issued.filter(
    ({ refund_id, number, content }) =>
      refund_id?.startsWith(EXCHANGED) && !content.lines.length && !content.undoes && !undone.has(number),
  )
}

/**
 * Credits the documents' excess over the money, for example after the refund of an exchange failed and its
 * credit note was reversed.
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
