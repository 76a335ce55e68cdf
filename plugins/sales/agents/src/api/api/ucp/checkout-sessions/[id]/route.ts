import { checkoutDocument } from "../../../../../documents/checkout"
import { checkoutInputSchema } from "../../../../../rows/entered"
import { readCheckout, updateCheckout } from "../../../../../shopping/checkouts"
import { itemCall, itemRead } from "../../../../../ucp/answer"

export const GET = itemRead("Retrieve an assistant's checkout", async (call, id) =>
  checkoutDocument(call.container, await readCheckout(call, id)),
)

export const PUT = itemCall({
  summary: "Change an assistant's checkout",
  reads: checkoutInputSchema,
  example: { line_items: [{ item: { id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG" }, quantity: 2 }] },
  run: async (call, body, id) => checkoutDocument(call.container, await updateCheckout(call, id, body)),
})
