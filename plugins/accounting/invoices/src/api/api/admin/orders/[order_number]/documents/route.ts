import { requireOrderId } from "@bon-perroquet/api-kit/orders"
import { orderNumberSchema, type AdminDocument, adminDocumentsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { documentsOf } from "../../../../../../documents"
import type { SalesDocument } from "../../../../../../modules/documents"

const viewOf = ({ kind, number, issued_at, content }: SalesDocument): AdminDocument => ({
  kind,
  number,
  issued_at: issued_at.toISOString(),
  total_cents: content.totals.total_cents,
  language: content.language,
  invoice_number: content.credits?.number ?? null,
})

export const GET = route(
  {
    summary: "List an order's documents",
    description: "Invoice and credit notes, oldest first.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    answer: adminDocumentsSchema,
    refusals: { 404: ["order_not_found"] },
  },
  async ({ params, container, knex }) => {
    const id = await requireOrderId(knex, params.order_number)
    return (await documentsOf(container, id)).map(viewOf)
  },
)
