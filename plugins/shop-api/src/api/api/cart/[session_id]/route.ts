import { cartSchema, sessionIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { cartView } from "../../../../carts"
import { route } from "../../../../http"

export const GET = route(
  {
    summary: "Read a cart",
    description:
      "An unknown session has an empty cart. The session id is the client's own: a timestamp and " +
      "enough randomness that it can't be guessed.",
    params: z.object({ session_id: sessionIdSchema }),
    answer: cartSchema,
  },
  ({ params, language, container }) => cartView(container, params.session_id, language),
)
