import { createCheckoutInputSchema } from "../../../../rows/entered"
import { createCheckout } from "../../../../shopping/checkouts"
import { collectionCall } from "../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Create a checkout for an assistant",
  reads: createCheckoutInputSchema,
  status: 201,
  run: (call, { cart_id, ...input }) => createCheckout(call, input, cart_id),
})
