import { MedusaService } from "@medusajs/framework/utils"
import { StockMovement } from "./models/stock-movement"

/** Do not write with this service: the trigger writes the rows, `movements/` reads them. */
export class StockMovementModuleService extends MedusaService({ StockMovement }) {}
