import { checkoutInputSchema } from "../../../../../rows/entered"
import { readCheckout, updateCheckout } from "../../../../../shopping/checkouts"
import { itemCall, itemRead } from "../../../../../ucp/answer"

export const GET = itemRead("Retrieve an assistant's checkout", readCheckout)

export const PUT = itemCall({
  summary: "Change an assistant's checkout",
  reads: checkoutInputSchema,
  example: { line_items: [{ item: { id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG" }, quantity: 2 }] },
  run: (call, body, id) => updateCheckout(call, id, body),
})
