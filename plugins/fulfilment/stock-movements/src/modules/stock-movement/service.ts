import { MedusaService } from "@medusajs/framework/utils"
import { StockMovement } from "./models/stock-movement"

/** Only generated methods. The trigger writes the rows, `movements/` reads them. */
export class StockMovementModuleService extends MedusaService({ StockMovement }) {}
