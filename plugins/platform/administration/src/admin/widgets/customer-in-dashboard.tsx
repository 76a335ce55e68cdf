import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types"
import { InDashboard } from "../InDashboard"

function CustomerInDashboardWidget({ data: { id } }: DetailWidgetProps<AdminCustomer>) {
  return <InDashboard path={`/customers/${id}`} />
}

export const config = defineWidgetConfig({
  zone: "customer.details.before",
  id: "administration:customer-in-dashboard",
})

export default CustomerInDashboardWidget
