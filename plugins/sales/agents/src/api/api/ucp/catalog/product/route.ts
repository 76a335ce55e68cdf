import { productInputSchema, readProduct } from "../../../../../catalogue/search"
import { collectionCall } from "../../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Retrieve a product for an assistant",
  reads: productInputSchema,
  example: { id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG" },
  run: readProduct,
})
