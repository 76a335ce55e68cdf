import { MedusaService } from "@medusajs/framework/utils"
import { RecordedPrice } from "./models/recorded-price"

/** Do not use the service for the table: `history/` reads and writes many rows at once. */
export class PriceHistoryModuleService extends MedusaService({ RecordedPrice }) {}
