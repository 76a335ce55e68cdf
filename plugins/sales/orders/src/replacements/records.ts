import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_STATUS_MODULE, type OrderRecord, type OrderStatusModuleService } from "../modules/order-status"

export const recordsOfOrders = (
  container: MedusaContainer,
  ids: string[],
): Promise<(orderId: string) => Pick<OrderRecord, "refunds" | "replacements">> =>
  container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE).recordsOf(ids)
