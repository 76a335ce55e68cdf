import { sessionsCall } from "../../../../acp/answer"
import { createSessionSchema, inputOf } from "../../../../acp/input"
import { createCheckout } from "../../../../shopping/checkouts"

export const POST = sessionsCall({
  summary: "Create a checkout session for an assistant",
  reads: createSessionSchema,
  status: 201,
  example: {
    line_items: [{ id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG", quantity: 2 }],
    currency: "eur",
    capabilities: {},
  },
  run: (call, { locale, ...body }) => createCheckout(call, { line_items: [], ...inputOf(body, { locale }) }),
})
