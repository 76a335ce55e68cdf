import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import ListingModule from "../modules/listing"

/**
 * `product.listing`, joined by the product id in the listing's row, so that no link table has to be
 * maintained.
 */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...ListingModule.linkable.listing.id, primaryKey: "product_id" },
  { readOnly: true },
)
