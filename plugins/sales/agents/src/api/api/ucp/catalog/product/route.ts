import { productInputSchema, readProduct } from "../../../../../catalogue/search"
import { collectionCall } from "../../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Retrieve a product for an assistant",
  reads: productInputSchema,
  run: readProduct,
})
