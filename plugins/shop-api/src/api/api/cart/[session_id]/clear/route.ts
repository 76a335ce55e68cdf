import { z } from "zod"
import { changeCart, removeAll } from "../../../../../carts"
import { sessionIdSchema } from "../../../../../contract/cart"
import { route } from "../../../../../http"

export const DELETE = route(
  { params: z.object({ session_id: sessionIdSchema }) },
  ({ params, language, container }) =>
    changeCart(container, { sessionId: params.session_id, language }, removeAll),
)
