import { sessionCall } from "../../../../../../acp/answer"
import { tokenIn } from "../../../../../../acp/handler"
import { completeSessionSchema } from "../../../../../../acp/input"
import { completeCheckout } from "../../../../../../shopping/checkouts"

export const POST = sessionCall({
  summary: "Complete an assistant's checkout session",
  reads: completeSessionSchema,
  example: {
    payment_data: {
      handler_id: "card_tokenized",
      instrument: { type: "card", credential: { type: "spt", token: "spt_123" } },
    },
  },
  run: (call, body, id) => completeCheckout(call, id, tokenIn(body)),
})
