import { cartInputSchema } from "../../../../rows/entered"
import { createCart } from "../../../../shopping/carts"
import { collectionCall } from "../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Create a cart for an assistant",
  reads: cartInputSchema,
  status: 201,
  example: { line_items: [{ item: { id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG" }, quantity: 2 }] },
  run: createCart,
})
