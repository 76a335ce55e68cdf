import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import ListingModule from "../modules/listing"

export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...ListingModule.linkable.listing.id, primaryKey: "product_id" },
  { readOnly: true },
)
