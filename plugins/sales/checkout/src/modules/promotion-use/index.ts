import { Module } from "@medusajs/framework/utils"
import { PromotionUseModuleService } from "./service"

export const PROMOTION_USE_MODULE = "promotion_use"

export default Module(PROMOTION_USE_MODULE, { service: PromotionUseModuleService })
