import { MedusaService } from "@medusajs/framework/utils"
import { ProductInformation } from "./models/product-information"

/** The generated methods only: what is told is written under a lock, by the statements in `information/`. */
export class ProductInformationModuleService extends MedusaService({ ProductInformation }) {}
