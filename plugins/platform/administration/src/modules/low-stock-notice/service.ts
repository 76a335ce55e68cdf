import { MedusaService } from "@medusajs/framework/utils"
import { LowStockNotice } from "./models/low-stock-notice"

/** Only the generated methods. Statements in `low-stock/` write notices in bulk. */
export class LowStockNoticeModuleService extends MedusaService({ LowStockNotice }) {}
