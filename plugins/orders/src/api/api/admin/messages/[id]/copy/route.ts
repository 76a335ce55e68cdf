import { type Accepted, acceptedSchema, messageIdSchema } from "@bon-perroquet/contract"
import { RequestLimit, route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { sendMessageAgain } from "../../../../../../messages"

/** More than an administrator sends again by hand. */
const limit = new RequestLimit(30, 10 * 60_000)

export const POST = route(
  {
    summary: "Send a message again",
    description:
      "As it was, to the same address, three times at most; not what holds a link that opens an account. It stands in " +
      "the history of the order that it is about.",
    access: "administrator",
    params: z.object({ id: messageIdSchema }),
    answer: acceptedSchema,
    refusals: {
      404: ["message_not_found"],
      409: ["message_not_sent", "message_is_private", "message_sent_often"],
    },
    limit: "30 in 10 minutes",
  },
  async ({ params: { id }, container, request }) => {
    const { email } = await requireAdministrator(request)
    limit.admit(request)
    await sendMessageAgain(container, id, email)
    return { accepted: true } satisfies Accepted
  },
)
