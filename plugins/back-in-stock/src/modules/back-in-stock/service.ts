import { MedusaService } from "@medusajs/framework/utils"
import { BackInStockRequest } from "./models/back-in-stock-request"
import { BackInStockReturn } from "./models/back-in-stock-return"

/** The generated methods only: requests are written and taken by the statements in `requests/`. */
export class BackInStockModuleService extends MedusaService({ BackInStockRequest, BackInStockReturn }) {}
