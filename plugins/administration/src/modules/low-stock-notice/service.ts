import { MedusaService } from "@medusajs/framework/utils"
import { LowStockNotice } from "./models/low-stock-notice"

/** The generated methods only: notices are written many at once, by the statements in `low-stock/`. */
export class LowStockNoticeModuleService extends MedusaService({ LowStockNotice }) {}
