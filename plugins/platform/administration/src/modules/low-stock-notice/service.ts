import { MedusaService } from "@medusajs/framework/utils"
import { LowStockNotice } from "./models/low-stock-notice"

/** `low-stock/` writes notices under a lock, without this service. */
export class LowStockNoticeModuleService extends MedusaService({ LowStockNotice }) {}
