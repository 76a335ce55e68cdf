import { MedusaService } from "@medusajs/framework/utils"
import { BackInStockRequest } from "./models/back-in-stock-request"
import { BackInStockReturn } from "./models/back-in-stock-return"

/** Only generated methods. The statements in `requests/` read and write the tables. */
export class BackInStockModuleService extends MedusaService({ BackInStockRequest, BackInStockReturn }) {}
