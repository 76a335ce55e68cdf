import { Module } from "@medusajs/framework/utils"
import { LowStockNoticeModuleService } from "./service"

export const LOW_STOCK_NOTICE_MODULE = "low_stock_notice"

export default Module(LOW_STOCK_NOTICE_MODULE, { service: LowStockNoticeModuleService })
