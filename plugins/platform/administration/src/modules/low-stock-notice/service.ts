import { MedusaService } from "@medusajs/framework/utils"
import { LowStockNotice } from "./models/low-stock-notice"

/** Do not write with this service: `low-stock/` writes notices under a lock. */
export class LowStockNoticeModuleService extends MedusaService({ LowStockNotice }) {}
