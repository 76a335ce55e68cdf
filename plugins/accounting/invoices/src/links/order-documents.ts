import { defineLink } from "@medusajs/framework/utils"
import OrderModule from "@medusajs/medusa/order"
import DocumentsModule from "../modules/documents"

/** Makes `order.sales_documents` available in queries, without a link table. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...DocumentsModule.linkable.salesDocument.id, primaryKey: "order_id" },
  { readOnly: true, isList: true },
)
