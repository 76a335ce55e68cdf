import type { MedusaContainer } from "@medusajs/framework/types"
import { DOCUMENTS_MODULE, type DocumentsModuleService, type SalesDocument } from "../modules/documents"
import {
  documentChanges,
  EXCHANGED,
  invoiceAdded,
  invoicesOf,
  notesOf,
  settled,
  takeBack,
  undoing,
  type Issuing,
} from "./changes"
import { creditNoteOf, type Refunded } from "./credit-note"
import { paidOrder, type PaidOrder, type Refund } from "./engine-sale"
import { invoiceOf } from "./invoice"
import { sellerOf } from "./seller"

export { orderIdOfPayment, undocumentedOrders } from "./unissued"

export const documentsModule = (container: MedusaContainer): DocumentsModuleService =>
  container.resolve<DocumentsModuleService>(DOCUMENTS_MODULE)

const causeOf = ({ credited_as }: Refund): string => `for:${credited_as}`

function changeSettledBy(refund: Refund, paid: PaidOrder, documents: SalesDocument[]) {
  if (refund.parts) return null
  const invoiced = documents.find(({ cause_id }) => cause_id === causeOf(refund))
  return settled(paid, documents, 0 - refund.cents - (invoiced?.content.totals.total_cents ?? 0))
}

/**
 * Returns what the credit note lists: the removed goods if the refund pays for their removal, otherwise the
 * refund's.
 */
function creditedFor(refund: Refund, paid: PaidOrder, documents: SalesDocument[]): Refunded {
  const changed = changeSettledBy(refund, paid, documents)
  if (!changed?.removed_cents) return refund
  return { ...refund, cents: changed.removed_cents, parts: changed.removed }
}

/** Invoices added goods that the refund also pays for. Otherwise, less can be credited than was refunded. */
async function credit(issuing: Issuing, paid: PaidOrder, refund: Refund): Promise<void> {
  const { ledger, order_id } = issuing
  const changedIn = (documents: SalesDocument[]) => changeSettledBy(refund, paid, documents)
  if (changedIn(await ledger.ofOrder(order_id))?.added_cents)
    await invoiceAdded(issuing, paid, causeOf(refund), changedIn)
  const subject = { kind: "credit_note", order_id, refund_id: refund.credited_as } as const
  await ledger.issue(subject, (issue, earlier) => {
    const credited = creditedFor(refund, paid, earlier)
    return creditNoteOf(invoicesOf(earlier, paid), notesOf(earlier, paid), credited, issue, paid.lines)
  })
}

/**
 * Issues an order's missing invoices, credit notes and reversals. Idempotent and safe for concurrent calls.
 */
export async function issueDocuments(container: MedusaContainer, order_id: string): Promise<void> {
  const { ledger } = documentsModule(container)
  const paid = await paidOrder(container, order_id)
  if (paid) await issueFor({ ledger, sellerNow: () => sellerOf(container), order_id }, paid)
}

export async function issueFor(issuing: Issuing, paid: PaidOrder): Promise<void> {
  const { ledger, sellerNow, order_id } = issuing
  const issued = await ledger.ofOrder(order_id)
  if (!issued.some(({ kind }) => kind === "invoice")) {
    const seller = await sellerNow()
    await ledger.issue({ kind: "invoice", order_id, refund_id: null }, (issue) =>
      invoiceOf({ ...paid.sale, ...paid.charged }, seller, issue),
    )
  }
  const known = new Set(issued.map(({ refund_id }) => refund_id))
  const due = new Set(paid.refunds.map(({ credited_as }) => credited_as))
  // Reversals increase the amount that can be credited.
  for (const note of issued) {
    const { kind, refund_id, content } = note
    if (kind !== "credit_note" || !refund_id || content.undoes || due.has(refund_id)) continue
    if (!refund_id.startsWith(EXCHANGED) && !known.has(undoing(refund_id))) await takeBack(ledger, note)
  }
  for (const refund of paid.refunds) if (!known.has(refund.credited_as)) await credit(issuing, paid, refund)
  await documentChanges(issuing, paid)
}

/** Returns an order's documents. Issues a missing invoice first. */
export async function documentsOf(container: MedusaContainer, orderId: string): Promise<SalesDocument[]> {
  const { ledger } = documentsModule(container)
  const issued = await ledger.ofOrder(orderId)
  if (issued.some(({ kind }) => kind === "invoice")) return issued
  await issueDocuments(container, orderId)
  return ledger.ofOrder(orderId)
}
