import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import ListingModule from "../modules/listing"

/** `product.listing`, read through the product id that the row has: no table of its own to keep in step. */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...ListingModule.linkable.listing.id, primaryKey: "product_id" },
  { readOnly: true },
)
