import { retryMessage } from "@bon-perroquet/mail/outbox"
import { z } from "zod"
import { messageIdSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"

export const POST = route(
  {
    summary: "Retry a failed message",
    description: "The shop tries to send it again immediately.",
    access: "administrator",
    params: z.object({ id: messageIdSchema }),
    answer: acceptedSchema,
    refusals: { 409: ["message_not_failed"] },
  },
  async ({ params: { id }, container }) => {
    if (!(await retryMessage(container, id))) throw refuse("message_not_failed", 409)
    return { accepted: true } satisfies Accepted
  },
)
