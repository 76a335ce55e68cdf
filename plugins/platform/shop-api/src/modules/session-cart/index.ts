import { Module } from "@medusajs/framework/utils"
import { SESSION_CART_MODULE } from "./name"
import { SessionCartModuleService } from "./service"

export default Module(SESSION_CART_MODULE, { service: SessionCartModuleService })
export type { SessionCartModuleService }
