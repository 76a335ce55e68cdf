import { z } from "zod"
import { checkoutDocument } from "../../../../../../documents/checkout"
import { completeCheckout } from "../../../../../../shopping/checkouts"
import { itemCall } from "../../../../../../ucp/answer"

export const POST = itemCall({
  summary: "Order, or retrieve where the shopper orders",
  reads: z.object({}),
  example: {},
  run: async (call, _body, id) => checkoutDocument(call.container, await completeCheckout(call, id)),
})
