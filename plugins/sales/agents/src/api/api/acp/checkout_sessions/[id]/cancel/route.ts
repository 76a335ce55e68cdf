import { z } from "zod"
import { sessionCall } from "../../../../../../acp/answer"
import { cancelCheckout } from "../../../../../../shopping/checkouts"

export const POST = sessionCall({
  summary: "Cancel an assistant's checkout session",
  reads: z.object({}),
  endedStatus: 405,
  example: {},
  run: (call, _body, id) => cancelCheckout(call, id),
})
