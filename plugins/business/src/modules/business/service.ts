import { MedusaService } from "@medusajs/framework/utils"
import { VatNumberCheck } from "./models/vat-number-check"

/** The generated methods only: what VIES said is written by one statement, in `numbers/`. */
export class BusinessModuleService extends MedusaService({ VatNumberCheck }) {}
