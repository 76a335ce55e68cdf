import { z } from "zod"
import { completeCheckout } from "../../../../../../shopping/checkouts"
import { itemCall } from "../../../../../../ucp/answer"

export const POST = itemCall({
  summary: "Retrieve where the shopper orders",
  reads: z.object({}),
  example: {},
  run: (call, _body, id) => completeCheckout(call, id),
})
