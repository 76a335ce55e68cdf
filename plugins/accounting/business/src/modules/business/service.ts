import { MedusaService } from "@medusajs/framework/utils"
import { VatNumberCheck } from "./models/vat-number-check"

/** Only generated methods. `numbers/` writes the answers. */
export class BusinessModuleService extends MedusaService({ VatNumberCheck }) {}
