import { MedusaService } from "@medusajs/framework/utils"
import { ProductHandle } from "./models/product-handle"

export class ProductHandleModuleService extends MedusaService({ ProductHandle }) {}
