import { MedusaService } from "@medusajs/framework/utils"
import { RecordedPrice } from "./models/recorded-price"

/** The generated methods only: prices are written and asked for many at once, by the statements in `history/`. */
export class PriceHistoryModuleService extends MedusaService({ RecordedPrice }) {}
