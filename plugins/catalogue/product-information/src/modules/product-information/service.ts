import { MedusaService } from "@medusajs/framework/utils"
import { ProductInformation } from "./models/product-information"

/** Only generated methods. The statements in `information/` write under a lock. */
export class ProductInformationModuleService extends MedusaService({ ProductInformation }) {}
