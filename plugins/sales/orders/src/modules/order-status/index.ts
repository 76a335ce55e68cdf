import { Module } from "@medusajs/framework/utils"
import { OrderStatusModuleService } from "./service"

export const ORDER_STATUS_MODULE = "order_status"

export default Module(ORDER_STATUS_MODULE, { service: OrderStatusModuleService })
export type { OrderStatusModuleService }
export type * from "./rows"
export type { ReceivedWithdrawalRow } from "./received-withdrawal-rows"
