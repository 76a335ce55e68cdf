import type { MedusaContainer } from "@medusajs/framework/types"
import {
  DOCUMENTS_MODULE,
  type Content,
  type DocumentLedger,
  type DocumentsModuleService,
  type SalesDocument,
} from "../modules/documents"
import { creditNoteOf, undoingNoteOf } from "./credit-note"
import { paidOrder, type Refund } from "./engine-sale"
import { invoiceOf } from "./invoice"

export { orderIdOfPayment, undocumentedOrders, unissuedOrderIds } from "./unissued"

export const documentsModule = (container: MedusaContainer): DocumentsModuleService =>
  container.resolve<DocumentsModuleService>(DOCUMENTS_MODULE)

const contentsOf = (documents: SalesDocument[], wanted: Content["kind"]): Content[] =>
  documents.filter(({ kind }) => kind === wanted).map(({ content }) => content)

/** The subject of the document that takes a refund's credit note back. */
const undoing = (refundId: string): string => `undone:${refundId}`

async function credit(ledger: DocumentLedger, order_id: string, refund: Refund): Promise<void> {
  await ledger.issue({ kind: "credit_note", order_id, refund_id: refund.credited_as }, (issue, earlier) => {
    const [invoice] = contentsOf(earlier, "invoice")
    if (!invoice) throw new Error(`Order ${order_id} has a refund but no invoice.`)
    return creditNoteOf(invoice, contentsOf(earlier, "credit_note"), refund, issue)
  })
}

async function takeBack(ledger: DocumentLedger, note: SalesDocument): Promise<void> {
  const { order_id, refund_id } = note
  await ledger.issue({ kind: "credit_note", order_id, refund_id: undoing(refund_id ?? "") }, (issue) =>
    undoingNoteOf(note.content, issue),
  )
}

/**
 * Issues what is due for an order: the invoice once it is paid, a credit note for each refund, and for each credit note
 * whose refund came back, or was for something else, one that takes it back. Repeating it, or asking ten times at once,
 * issues each document once.
 */
export async function issueDocuments(container: MedusaContainer, orderId: string): Promise<void> {
  const { ledger, seller } = documentsModule(container)
  const paid = await paidOrder(container, orderId)
  if (!paid) return
  const issued = await ledger.ofOrder(orderId)
  if (!issued.some(({ kind }) => kind === "invoice"))
    await ledger.issue({ kind: "invoice", order_id: orderId, refund_id: null }, (issue) =>
      invoiceOf(paid.sale, seller, issue),
    )
  const known = new Set(issued.map(({ refund_id }) => refund_id))
  const due = new Set(paid.refunds.map(({ credited_as }) => credited_as))
  // What is taken back makes room for what is credited instead.
  for (const note of issued) {
    const { kind, refund_id, content } = note
    if (kind !== "credit_note" || !refund_id || content.undoes || due.has(refund_id)) continue
    if (!known.has(undoing(refund_id))) await takeBack(ledger, note)
  }
  for (const refund of paid.refunds) if (!known.has(refund.credited_as)) await credit(ledger, orderId, refund)
}

/** The documents of an order, its invoice issued now if nobody did it yet. */
export async function documentsOf(container: MedusaContainer, orderId: string): Promise<SalesDocument[]> {
  const { ledger } = documentsModule(container)
  const issued = await ledger.ofOrder(orderId)
  if (issued.some(({ kind }) => kind === "invoice")) return issued
  await issueDocuments(container, orderId)
  return ledger.ofOrder(orderId)
}
