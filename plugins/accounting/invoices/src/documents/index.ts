import { isDeepStrictEqual } from "node:util"
import { channelOfSales, inChannel } from "@bon-perroquet/contract/channels"
import { readOrders } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  DOCUMENTS_MODULE,
  type DocumentLedger,
  type DocumentsModuleService,
  type SalesDocument,
  type Seller,
} from "../modules/documents"
import { dueDocument } from "./due"
import { saleOfOrder, type PaidOrder } from "./engine-sale"

export { orderIdOfPayment, undocumentedOrders } from "./unissued"

export const documentsModule = (container: MedusaContainer): DocumentsModuleService =>
  container.resolve<DocumentsModuleService>(DOCUMENTS_MODULE)

/**
 * Issues an order's missing invoices, credit notes and reversals. Idempotent and safe for concurrent calls.
 */
export async function issueDocuments(container: MedusaContainer, order_id: string): Promise<void> {
  const service = documentsModule(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [order] = await readOrders(knex, [order_id])
  const paid = order && saleOfOrder(order)
  if (!paid) return
  // The seller and the numbers are those of the order's channel.
  await inChannel(channelOfSales(order.sales_channel_id), () =>
    issueFor(service.ledger, () => service.sellerNow(container), paid),
  )
}

export async function issueFor(
  ledger: Pick<DocumentLedger, "issue" | "ofOrder">,
  sellerNow: () => Promise<Seller>,
  paid: PaidOrder,
): Promise<void> {
  let documents = await ledger.ofOrder(paid.order_id)
  for (let due = dueDocument(paid, documents); due; due = dueDocument(paid, documents)) {
    const { subject } = due
    const seller = await sellerNow()
    const issued = await ledger.issue(subject, (issue, earlier) => {
      // Another call may have issued documents since.
      const now = dueDocument(paid, earlier)
      return now && isDeepStrictEqual(now.subject, subject) ? now.write(issue, seller) : null
    })
    documents = issued ? [...documents, issued] : await ledger.ofOrder(paid.order_id)
  }
}

/** Returns an order's documents. Issues a missing invoice first. */
export async function documentsOf(container: MedusaContainer, orderId: string): Promise<SalesDocument[]> {
  const { ledger } = documentsModule(container)
  const issued = await ledger.ofOrder(orderId)
  if (issued.some(({ kind }) => kind === "invoice")) return issued
  await issueDocuments(container, orderId)
  return ledger.ofOrder(orderId)
}
