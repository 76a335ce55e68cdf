import { hasMailServer, findMessage } from "@bon-perroquet/mail/outbox"
import { z } from "zod"
import { messageIdSchema, mailedMessageDetailSchema } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { messageView } from "../../../../../mailbox"

export const GET = route(
  {
    summary: "Retrieve a message",
    description: "As it was or will be sent.",
    access: "administrator",
    params: z.object({ id: messageIdSchema }),
    answer: mailedMessageDetailSchema,
    refusals: { 404: ["message_not_found"] },
  },
  async ({ params: { id }, container }) => {
    const message = await findMessage(container, id)
    if (!message) throw refuse("message_not_found", 404)
    return messageView(message, hasMailServer(container))
  },
)
