import type { Order } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Documents = Order["documents"]

interface Issued {
  id: string
  sales_documents?: { kind: Documents[number]["kind"]; number: string; issued_at: string | Date }[] | null
}

const FIELDS = ["id", "sales_documents.kind", "sales_documents.number", "sales_documents.issued_at"]

/** The invoices and credit notes of orders, oldest first: linked to the engine's orders by the plugin that issues them. */
export async function documentsOf(
  container: MedusaContainer,
  orderIds: string[],
): Promise<(orderId: string) => Documents> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "order", fields: FIELDS, filters: { id: orderIds } })
  const byOrder = new Map(
    (data as Issued[]).map(({ id, sales_documents }) => {
      const documents = (sales_documents ?? []).map(({ kind, number, issued_at }) => ({
        kind,
        number,
        issued_at: new Date(issued_at).toISOString(),
      }))
      return [id, documents.sort((a, b) => (a.issued_at < b.issued_at ? -1 : 1))]
    }),
  )
  return (orderId) => byOrder.get(orderId) ?? []
}
