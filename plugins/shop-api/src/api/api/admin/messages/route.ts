import { messagePage, outboxHealth } from "@bon-perroquet/mail/outbox"
import { mailedMessagesQuerySchema, TOTAL_COUNT_HEADER, type MailedMessages } from "../../../../contract"
import { route } from "../../../../http"
import { requireAdministrator } from "../../../../identity"
import { headView } from "../../../../mailbox"

/** The shop's e-mail and how its delivery is doing. */
export const GET = route(
  { query: mailedMessagesQuerySchema },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const [{ rows, total }, { state: delivery }] = await Promise.all([
      messagePage(container, query),
      outboxHealth(container),
    ])
    response.setHeader(TOTAL_COUNT_HEADER, total)
    return { messages: rows.map(headView), delivery } satisfies MailedMessages
  },
)
