import { MedusaService } from "@medusajs/framework/utils"
import { ProductInformation } from "./models/product-information"

/** Do not write with this service: `information/` writes under a lock per product. */
export class ProductInformationModuleService extends MedusaService({ ProductInformation }) {}
