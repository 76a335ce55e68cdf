import { defineLink } from "@medusajs/framework/utils"
import OrderModule from "@medusajs/medusa/order"
import OrderStatusModule from "../modules/order-status"

/** Makes `order.order_status` available in Medusa's queries, without a link table. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...OrderStatusModule.linkable.orderStatus.id, primaryKey: "order_id" },
  { readOnly: true },
)
