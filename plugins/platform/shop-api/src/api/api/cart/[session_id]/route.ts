import { cartSchema, sessionIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { cartView } from "../../../../carts"
import { route } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "Retrieve a cart",
    description:
      "An unknown session has an empty cart. The client creates the session id from a timestamp and " +
      "enough random characters that it cannot be guessed.",
    params: z.object({ session_id: sessionIdSchema }),
    answer: cartSchema,
  },
  ({ params, language, container }) => cartView(container, params.session_id, language),
)
