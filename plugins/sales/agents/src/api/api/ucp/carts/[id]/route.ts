import { cartInputSchema } from "../../../../../rows/entered"
import { readCart, updateCart } from "../../../../../shopping/carts"
import { itemCall, itemRead } from "../../../../../ucp/answer"

export const GET = itemRead("Retrieve an assistant's cart", readCart)

export const PUT = itemCall({
  summary: "Replace the contents of an assistant's cart",
  reads: cartInputSchema,
  run: (call, body, id) => updateCart(call, id, body),
})
