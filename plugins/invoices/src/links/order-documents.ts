import { defineLink } from "@medusajs/framework/utils"
import OrderModule from "@medusajs/medusa/order"
import DocumentsModule from "../modules/documents"

/** `order.sales_documents` in any query: read from the document's own order_id, no link table. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...DocumentsModule.linkable.salesDocument.id, primaryKey: "order_id" },
  { readOnly: true, isList: true },
)
