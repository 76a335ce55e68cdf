import { MedusaService } from "@medusajs/framework/utils"
import { RecordedPrice } from "./models/recorded-price"

/** Only generated methods. The statements in `history/` read and write many rows at once. */
export class PriceHistoryModuleService extends MedusaService({ RecordedPrice }) {}
