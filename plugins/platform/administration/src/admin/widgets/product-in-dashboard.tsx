import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { InDashboard } from "../InDashboard"

function ProductInDashboardWidget({ data: { id } }: DetailWidgetProps<AdminProduct>) {
  return <InDashboard path={`/products?${new URLSearchParams({ edit: id }).toString()}`} />
}

export const config = defineWidgetConfig({
  zone: "product.details.side.before",
  id: "administration:product-in-dashboard",
})

export default ProductInDashboardWidget
