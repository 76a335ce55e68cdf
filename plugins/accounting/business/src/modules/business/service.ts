import { MedusaService } from "@medusajs/framework/utils"
import { VatNumberCheck } from "./models/vat-number-check"

/** Has only Medusa's generated methods. `numbers/` stores the answers of VIES. */
export class BusinessModuleService extends MedusaService({ VatNumberCheck }) {}
