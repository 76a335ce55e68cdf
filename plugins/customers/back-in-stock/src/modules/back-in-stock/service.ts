import { MedusaService } from "@medusajs/framework/utils"
import { BackInStockRequest } from "./models/back-in-stock-request"
import { BackInStockReturn } from "./models/back-in-stock-return"

/** Do not use the service for the tables: `requests/` reads and writes them. */
export class BackInStockModuleService extends MedusaService({ BackInStockRequest, BackInStockReturn }) {}
