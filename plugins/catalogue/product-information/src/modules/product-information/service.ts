import { MedusaService } from "@medusajs/framework/utils"
import { ProductInformation } from "./models/product-information"
import { UnpublishedProduct } from "./models/unpublished-product"

/** Do not write with this service: `information/` writes under a lock per product, `publication/` with the hooks. */
export class ProductInformationModuleService extends MedusaService({
  ProductInformation,
  UnpublishedProduct,
}) {}
