import { MedusaService } from "@medusajs/framework/utils"
import { BackInStockRequest } from "./models/back-in-stock-request"
import { BackInStockReturn } from "./models/back-in-stock-return"

/** `requests/` reads and writes the tables. */
export class BackInStockModuleService extends MedusaService({ BackInStockRequest, BackInStockReturn }) {}
