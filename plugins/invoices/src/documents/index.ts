import type { MedusaContainer } from "@medusajs/framework/types"
import {
  DOCUMENTS_MODULE,
  type Content,
  type DocumentLedger,
  type DocumentsModuleService,
  type SalesDocument,
} from "../modules/documents"
import { creditNoteOf, type Refunded } from "./credit-note"
import { paidOrder } from "./engine-sale"
import { invoiceOf } from "./invoice"

export { orderIdOfPayment, undocumentedOrders, unissuedOrderIds } from "./unissued"

export const documentsModule = (container: MedusaContainer): DocumentsModuleService =>
  container.resolve<DocumentsModuleService>(DOCUMENTS_MODULE)

const contentsOf = (documents: SalesDocument[], wanted: Content["kind"]): Content[] =>
  documents.filter(({ kind }) => kind === wanted).map(({ content }) => content)

function credit(ledger: DocumentLedger, order_id: string, refund: Refunded & { id: string }) {
  return ledger.issue({ kind: "credit_note", order_id, refund_id: refund.id }, (issue, earlier) => {
    const [invoice] = contentsOf(earlier, "invoice")
    if (!invoice) throw new Error(`Order ${order_id} has a refund but no invoice.`)
    return creditNoteOf(invoice, contentsOf(earlier, "credit_note"), refund, issue)
  })
}

/**
 * Issues what is due for an order: the invoice once it is paid, a credit note for each refund. Repeating it, or asking
 * ten times at once, issues each document once.
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
  const credited = new Set(issued.map(({ refund_id }) => refund_id))
  for (const refund of paid.refunds) if (!credited.has(refund.id)) await credit(ledger, orderId, refund)
}

/** The documents of an order, its invoice issued now if nobody did it yet. */
export async function documentsOf(container: MedusaContainer, orderId: string): Promise<SalesDocument[]> {
  const { ledger } = documentsModule(container)
  const issued = await ledger.ofOrder(orderId)
  if (issued.some(({ kind }) => kind === "invoice")) return issued
  await issueDocuments(container, orderId)
  return ledger.ofOrder(orderId)
}
