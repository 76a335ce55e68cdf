import { z } from "zod"
import { cartView } from "../../../../carts"
import { sessionIdSchema } from "../../../../contract/cart"
import { route } from "../../../../http"

export const GET = route(
  { params: z.object({ session_id: sessionIdSchema }) },
  ({ params, language, container }) => cartView(container, params.session_id, language),
)
