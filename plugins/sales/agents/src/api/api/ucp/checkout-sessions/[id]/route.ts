import { checkoutInputSchema } from "../../../../../rows/entered"
import { readCheckout, updateCheckout } from "../../../../../shopping/checkouts"
import { itemCall, itemRead } from "../../../../../ucp/answer"

export const GET = itemRead("Retrieve an assistant's checkout", readCheckout)

export const PUT = itemCall({
  summary: "Change an assistant's checkout",
  reads: checkoutInputSchema,
  run: (call, body, id) => updateCheckout(call, id, body),
})
