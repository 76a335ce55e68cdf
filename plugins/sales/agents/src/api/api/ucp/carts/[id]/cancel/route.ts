import { z } from "zod"
import { cancelCart } from "../../../../../../shopping/carts"
import { itemCall } from "../../../../../../ucp/answer"

export const POST = itemCall({
  summary: "Cancel an assistant's cart",
  reads: z.object({}),
  example: {},
  run: (call, _body, id) => cancelCart(call, id),
})
