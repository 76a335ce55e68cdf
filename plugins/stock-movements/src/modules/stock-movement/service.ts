import { MedusaService } from "@medusajs/framework/utils"
import { StockMovement } from "./models/stock-movement"

/** The generated methods only: the database writes the rows, and `movements/` reads them. */
export class StockMovementModuleService extends MedusaService({ StockMovement }) {}
