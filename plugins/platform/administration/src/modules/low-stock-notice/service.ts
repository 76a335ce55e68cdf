import { MedusaService } from "@medusajs/framework/utils"
import { LowStockNotice } from "./models/low-stock-notice"

/** Do not write notices with this service: `low-stock/` writes them under a lock. */
export class LowStockNoticeModuleService extends MedusaService({ LowStockNotice }) {}
