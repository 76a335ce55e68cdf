import { useAnswer } from "@bon-perroquet/admin-kit"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { InDashboard } from "../InDashboard"

/** Links to the order in the dashboard, whose URL contains the order's number. */
function OrderInDashboardWidget({ data: { id } }: DetailWidgetProps<AdminOrder>) {
  const { data } = useAnswer<{ order: { order_number: string } }>(`/admin/shop-orders/${id}`)
  return <InDashboard path={data && `/orders/${data.order.order_number}`} />
}

export const config = defineWidgetConfig({
  zone: "order.details.side.before",
  id: "administration:order-in-dashboard",
})

export default OrderInDashboardWidget
