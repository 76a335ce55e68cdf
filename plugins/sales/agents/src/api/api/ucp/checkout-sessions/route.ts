import { checkoutDocument } from "../../../../documents/checkout"
import { createCheckoutInputSchema } from "../../../../rows/entered"
import { createCheckout } from "../../../../shopping/checkouts"
import { collectionCall } from "../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Create a checkout for an assistant",
  reads: createCheckoutInputSchema,
  status: 201,
  example: { line_items: [{ item: { id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG" }, quantity: 2 }] },
  run: async (call, { cart_id, ...input }) =>
    checkoutDocument(call.container, await createCheckout(call, input, cart_id)),
})
