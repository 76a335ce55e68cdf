import { Module } from "@medusajs/framework/utils"
import { SessionCartModuleService } from "./service"

export const SESSION_CART_MODULE = "session_cart"

export default Module(SESSION_CART_MODULE, { service: SessionCartModuleService })
export type { SessionCartModuleService }
