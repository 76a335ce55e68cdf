import { retryMessage } from "@bon-perroquet/mail/outbox"
import { z } from "zod"
import { messageIdSchema, type Accepted } from "../../../../../../contract"
import { refuse, route } from "../../../../../../http"
import { requireAdministrator } from "../../../../../../identity"

/** Tries a message again at once that was given up. */
export const POST = route(
  { params: z.object({ id: messageIdSchema }) },
  async ({ params: { id }, container, request }) => {
    await requireAdministrator(request)
    if (!(await retryMessage(container, id))) throw refuse("message_not_failed", 409)
    return { accepted: true } satisfies Accepted
  },
)
