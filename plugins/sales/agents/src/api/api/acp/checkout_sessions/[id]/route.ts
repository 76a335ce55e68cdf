import { sessionCall, sessionRead } from "../../../../../acp/answer"
import { inputOf, updateSessionSchema } from "../../../../../acp/input"
import { requireCart } from "../../../../../shopping/carts"
import { readCheckout, updateCheckout } from "../../../../../shopping/checkouts"

export const GET = sessionRead("Retrieve an assistant's checkout session", readCheckout)

export const POST = sessionCall({
  summary: "Change an assistant's checkout session",
  reads: updateSessionSchema,
  example: { buyer: { email: "ada@example.org" } },
  run: async (call, body, id) => {
    const { entered } = await requireCart(call, "checkout", id)
    return updateCheckout(call, id, inputOf(body, { before: entered }))
  },
})
