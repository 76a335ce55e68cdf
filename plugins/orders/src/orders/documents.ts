import type { Order } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Documents = Order["documents"]

interface Issued {
  order_id: string
  kind: Documents[number]["kind"]
  number: string
  issued_at: string | Date
}

const FIELDS = ["order_id", "kind", "number", "issued_at"]

/** The invoices and credit notes of orders, oldest first: those of the plugin that issues them. */
export async function documentsOf(
  container: MedusaContainer,
  orderIds: string[],
): Promise<(orderId: string) => Documents> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "sales_document",
    fields: FIELDS,
    filters: { order_id: orderIds },
  })
  const byOrder = new Map<string, Documents>()
  for (const { order_id, kind, number, issued_at } of data as unknown as Issued[]) {
    const document = { kind, number, issued_at: new Date(issued_at).toISOString() }
    byOrder.set(order_id, [...(byOrder.get(order_id) ?? []), document])
  }
  for (const documents of byOrder.values()) documents.sort((a, b) => (a.issued_at < b.issued_at ? -1 : 1))
  return (orderId) => byOrder.get(orderId) ?? []
}
