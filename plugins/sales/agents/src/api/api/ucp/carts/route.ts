import { cartInputSchema } from "../../../../rows/entered"
import { createCart } from "../../../../shopping/carts"
import { collectionCall } from "../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Create a cart for an assistant",
  reads: cartInputSchema,
  status: 201,
  run: createCart,
})
