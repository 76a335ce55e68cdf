import { MedusaService } from "@medusajs/framework/utils"
import { Quote } from "./models/quote"

/** `quotes/` reads and writes the table without this service. */
export class QuotesModuleService extends MedusaService({ Quote }) {}
