import { cartInputSchema } from "../../../../../rows/entered"
import { readCart, updateCart } from "../../../../../shopping/carts"
import { itemCall, itemRead } from "../../../../../ucp/answer"

export const GET = itemRead("Retrieve an assistant's cart", readCart)

export const PUT = itemCall({
  summary: "Replace the contents of an assistant's cart",
  reads: cartInputSchema,
  example: { line_items: [{ item: { id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG" }, quantity: 2 }] },
  run: (call, body, id) => updateCart(call, id, body),
})
