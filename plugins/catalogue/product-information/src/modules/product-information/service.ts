import { MedusaService } from "@medusajs/framework/utils"
import { ProductInformation } from "./models/product-information"

/** `information/` writes under a lock. */
export class ProductInformationModuleService extends MedusaService({ ProductInformation }) {}
