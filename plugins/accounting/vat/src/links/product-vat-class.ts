import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import VatModule from "../modules/vat"

/** Makes `product.product_vat_class.vat_class` available in queries, without a link table. */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...VatModule.linkable.productVatClass.id, primaryKey: "product_id" },
  { readOnly: true },
)
