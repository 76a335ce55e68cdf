import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { ORDER_STATUS_MODULE, type OrderStatusModuleService } from "../modules/order-status"

export const engineOf = (container: MedusaContainer) => ({
  container,
  records: container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE),
  events: container.resolve(Modules.EVENT_BUS),
  fulfillment: container.resolve(Modules.FULFILLMENT),
  locking: container.resolve(Modules.LOCKING),
  order: container.resolve(Modules.ORDER),
  payment: container.resolve(Modules.PAYMENT),
  knex: container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
  logger: container.resolve(ContainerRegistrationKeys.LOGGER),
})
export type Engine = ReturnType<typeof engineOf>
