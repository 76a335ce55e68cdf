import { findMessage } from "@bon-perroquet/mail/outbox"
import { z } from "zod"
import { messageIdSchema } from "../../../../../contract"
import { refuse, route } from "../../../../../http"
import { requireAdministrator } from "../../../../../identity"
import { messageView } from "../../../../../mailbox"

/** One message as it was, or will be, sent. */
export const GET = route(
  { params: z.object({ id: messageIdSchema }) },
  async ({ params: { id }, container, request }) => {
    await requireAdministrator(request)
    const message = await findMessage(container, id)
    if (!message) throw refuse("message_not_found", 404)
    return messageView(message)
  },
)
