import { z } from "zod"
import { checkoutDocument } from "../../../../../../documents/checkout"
import { cancelCheckout } from "../../../../../../shopping/checkouts"
import { itemCall } from "../../../../../../ucp/answer"

export const POST = itemCall({
  summary: "Cancel an assistant's checkout",
  reads: z.object({}),
  example: {},
  run: async (call, _body, id) => checkoutDocument(call.container, await cancelCheckout(call, id)),
})
