import { MedusaService } from "@medusajs/framework/utils"
import { ProductInformation } from "./models/product-information"

/** Write with `information/`, which takes a lock per product. */
export class ProductInformationModuleService extends MedusaService({ ProductInformation }) {}
