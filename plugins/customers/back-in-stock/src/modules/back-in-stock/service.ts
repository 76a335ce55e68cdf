import { MedusaService } from "@medusajs/framework/utils"
import { BackInStockRequest } from "./models/back-in-stock-request"
import { BackInStockReturn } from "./models/back-in-stock-return"

/** `requests/` uses the tables without this service. */
export class BackInStockModuleService extends MedusaService({ BackInStockRequest, BackInStockReturn }) {}
