import { adminOrdersSchema, combineOrdersSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { adminOrders } from "../../../../../administration"
import { combineOrders } from "../../../../../parcels"

export const POST = route(
  {
    summary: "Send orders in one parcel",
    description:
      "Packs open orders of one customer for the same destination in one parcel with one label and tracking number. They are " +
      "then shipped and delivered together. Documents and delivery costs stay those of each order.",
    access: "administrator",
    body: combineOrdersSchema,
    answer: adminOrdersSchema,
    refusals: {
      404: ["order_not_found"],
      409: [
        ...(["not_combinable", "order_busy", "order_changed", "order_on_hold", "order_refused"] as const),
        ...(["insufficient_stock", "payment_awaited", "address_required", "weight_unknown"] as const),
        ...(["parcel_too_heavy", "label_too_long", "label_sender_too_long"] as const),
        ...(["carrier_not_connected", "carrier_refused", "carrier_account"] as const),
      ],
      503: ["carrier_away"],
    },
    example: { orders: [{ order_number: "BP-2026-000123" }, { order_number: "BP-2026-000124" }] },
  },
  async ({ body, administrator: { email }, container, language }) => {
    const numbers = body.orders.map(({ order_number }) => order_number)
    const { tracking_number = null } = body
    await combineOrders(container, { numbers, tracking_number, by: { email } })
    const { orders } = await adminOrders(container, { numbers, offset: 0, limit: numbers.length }, language)
    return orders
  },
)
