import { MedusaService } from "@medusajs/framework/utils"
import { RecordedPrice } from "./models/recorded-price"

/** `history/` reads and writes many rows at once, without this service. */
export class PriceHistoryModuleService extends MedusaService({ RecordedPrice }) {}
