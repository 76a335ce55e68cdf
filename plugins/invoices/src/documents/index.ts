import type { MedusaContainer } from "@medusajs/framework/types"
import {
  DOCUMENTS_MODULE,
  type Content,
  type DocumentLedger,
  type DocumentsModuleService,
  type SalesDocument,
} from "../modules/documents"
import { changedSince, type Changed } from "./changed"
import { creditNoteOf, type Refunded, undoingNoteOf } from "./credit-note"
import { paidOrder, type PaidOrder, type Refund } from "./engine-sale"
import { invoiceOf } from "./invoice"
import { identified } from "./identified"
import { vatFactsOf } from "./sale"
import { sellerOf } from "./seller"

export { orderIdOfPayment, undocumentedOrders, unissuedOrderIds } from "./unissued"

export const documentsModule = (container: MedusaContainer): DocumentsModuleService =>
  container.resolve<DocumentsModuleService>(DOCUMENTS_MODULE)

const contentsOf = (documents: SalesDocument[], wanted: Content["kind"], { lines }: PaidOrder): Content[] =>
  identified(
    documents.filter(({ kind }) => kind === wanted).map(({ content }) => content),
    lines,
  )

/** The subject of the document that takes a refund's credit note back. */
const undoing = (refundId: string): string => `undone:${refundId}`

const invoicesOf = (documents: SalesDocument[], paid: PaidOrder): Content[] =>
  contentsOf(documents, "invoice", paid)
const notesOf = (documents: SalesDocument[], paid: PaidOrder): Content[] =>
  contentsOf(documents, "credit_note", paid)

/** What of an order its documents don't say, where the money tells the same. */
function settled(paid: PaidOrder, documents: SalesDocument[], cents: number): Changed | null {
  const { sale, goodsOf } = paid
  const changed = changedSince(sale, invoicesOf(documents, paid), notesOf(documents, paid), goodsOf)
  return changed.added_cents - changed.removed_cents === cents ? changed : null
}

/** What is credited for a refund: the goods that are gone, where it settles a change of the order. */
function creditedFor(refund: Refund, paid: PaidOrder, documents: SalesDocument[]): Refunded {
  const changed = refund.parts ? null : settled(paid, documents, 0 - refund.cents)
  if (!changed?.removed_cents) return refund
  return { ...refund, cents: changed.removed_cents, parts: changed.removed }
}

async function credit(
  ledger: DocumentLedger,
  order_id: string,
  paid: PaidOrder,
  refund: Refund,
): Promise<void> {
  const subject = { kind: "credit_note", order_id, refund_id: refund.credited_as } as const
  await ledger.issue(subject, (issue, earlier) => {
    const invoices = invoicesOf(earlier, paid)
    if (!invoices.length) throw new Error(`Order ${order_id} has a refund but no invoice.`)
    return creditNoteOf(invoices, notesOf(earlier, paid), creditedFor(refund, paid, earlier), issue)
  })
}

async function takeBack(ledger: DocumentLedger, note: SalesDocument): Promise<void> {
  const { order_id, refund_id } = note
  const subject = {
    kind: "credit_note",
    order_id,
    refund_id: undoing(refund_id ?? ""),
  } as const
  await ledger.issue(subject, (issue) => undoingNoteOf(note.content, issue))
}

/** The subject of a credit note for goods that others were sent for, without a refund of its own. */
const EXCHANGED = "exchanged:"

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
 * Documents what was added to an order after its invoice and paid, or sent for goods that came back: those are credited,
 * the others invoiced. What the lines don't explain is not documented but told: better none than a wrong one.
 */
async function invoiceChanges(container: MedusaContainer, order_id: string, paid: PaidOrder): Promise<void> {
  const { ledger } = documentsModule(container)
  const issued = await ledger.ofOrder(order_id)
  const { cents, changed } = undocumented(paid, issued)
  if (!changed && cents > 0)
    throw new Error(`Order ${paid.sale.order_number} has ${cents} cents that its lines don't explain.`)
  if (!changed?.added_cents) return
  const seller = await sellerOf(container)
  const cause = `${paid.newest.id}:${issued.length}`
  if (changed.removed_cents)
    await ledger.issue(
      { kind: "credit_note", order_id, refund_id: `${EXCHANGED}${cause}` },
      (issue, earlier) => {
        const { changed: now } = undocumented(paid, earlier)
        if (!now?.removed_cents) return null
        const back = { cents: now.removed_cents, parts: now.removed, at: paid.newest.at }
        return creditNoteOf(invoicesOf(earlier, paid), notesOf(earlier, paid), back, issue)
      },
    )
  await ledger.issue({ kind: "invoice", order_id, refund_id: null, cause_id: cause }, (issue, earlier) => {
    const { changed: now } = undocumented(paid, earlier)
    if (!now?.added_cents || now.removed_cents) return null
    const { lines } = now.added
    const facts = lines.length
      ? vatFactsOf(
          lines.map(({ vat }) => vat),
          paid.delivered_to,
        )
      : {}
    const further = {
      ...{ ...paid.sale, ...facts, ...now.added },
      ...{ paid_cents: now.added_cents, paid_at: paid.newest.at },
    }
    const invoiced = invoicesOf(earlier, paid).flatMap(({ lines }) => lines)
    return invoiceOf(further, seller, issue, invoiced)
  })
}

/**
 * Issues what is due for an order: the invoice once it is paid, a credit note for each refund, for each credit note
 * whose refund came back, or was for something else, one that takes it back, and an invoice for what was added later.
 * Repeating it, or asking ten times at once, issues each document once.
 */
export async function issueDocuments(container: MedusaContainer, orderId: string): Promise<void> {
  const { ledger } = documentsModule(container)
  const paid = await paidOrder(container, orderId)
  if (!paid) return
  const issued = await ledger.ofOrder(orderId)
  if (!issued.some(({ kind }) => kind === "invoice")) {
    const seller = await sellerOf(container)
    await ledger.issue({ kind: "invoice", order_id: orderId, refund_id: null }, (issue) =>
      invoiceOf(paid.sale, seller, issue),
    )
  }
  const known = new Set(issued.map(({ refund_id }) => refund_id))
  const due = new Set(paid.refunds.map(({ credited_as }) => credited_as))
  // What is taken back makes room for what is credited instead.
  for (const note of issued) {
    const { kind, refund_id, content } = note
    if (kind !== "credit_note" || !refund_id || content.undoes || due.has(refund_id)) continue
    if (!refund_id.startsWith(EXCHANGED) && !known.has(undoing(refund_id))) await takeBack(ledger, note)
  }
  for (const refund of paid.refunds)
    if (!known.has(refund.credited_as)) await credit(ledger, orderId, paid, refund)
  await invoiceChanges(container, orderId, paid)
}

/** The documents of an order, its invoice issued now if nobody did it yet. */
export async function documentsOf(container: MedusaContainer, orderId: string): Promise<SalesDocument[]> {
  const { ledger } = documentsModule(container)
  const issued = await ledger.ofOrder(orderId)
  if (issued.some(({ kind }) => kind === "invoice")) return issued
  await issueDocuments(container, orderId)
  return ledger.ofOrder(orderId)
}
