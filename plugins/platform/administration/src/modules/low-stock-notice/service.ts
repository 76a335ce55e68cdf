import { MedusaService } from "@medusajs/framework/utils"
import { LowStockNotice } from "./models/low-stock-notice"

/** `low-stock/` writes notices in bulk. */
export class LowStockNoticeModuleService extends MedusaService({ LowStockNotice }) {}
