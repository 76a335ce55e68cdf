import { z } from "zod"
import { cancelCheckout } from "../../../../../../shopping/checkouts"
import { itemCall } from "../../../../../../ucp/answer"

export const POST = itemCall({
  summary: "Cancel an assistant's checkout",
  reads: z.object({}),
  example: {},
  run: (call, _body, id) => cancelCheckout(call, id),
})
