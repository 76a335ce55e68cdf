import { MedusaService } from "@medusajs/framework/utils"
import { CategoryHandle } from "./models/category-handle"
import { ProductHandle } from "./models/product-handle"

export class ProductHandleModuleService extends MedusaService({ ProductHandle, CategoryHandle }) {}
