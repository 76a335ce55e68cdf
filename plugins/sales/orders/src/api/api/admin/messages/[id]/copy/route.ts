import { type Accepted, acceptedSchema, messageIdSchema } from "@bon-perroquet/contract"
import { RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { sendMessageAgain } from "../../../../../../messages"

const limit = new RequestLimit(30, 10 * 60_000)

export const POST = route(
  {
    summary: "Send a copy of a message",
    description:
      "Sends the same message to the same address, at most three times. Messages with a link that opens " +
      "an account are excluded. The copy is recorded in the history of its order.",
    access: "administrator",
    params: z.object({ id: messageIdSchema }),
    answer: acceptedSchema,
    refusals: {
      404: ["message_not_found"],
      409: ["message_not_sent", "message_is_private", "message_sent_often"],
    },
    limit: "30 in 10 minutes",
  },
  async ({ params: { id }, administrator: { email }, container, request }) => {
    limit.admit(request)
    await sendMessageAgain(container, id, email)
    return { accepted: true } satisfies Accepted
  },
)
