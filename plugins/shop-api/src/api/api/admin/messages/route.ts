import { messagePage } from "@bon-perroquet/mail/outbox"
import { mailedMessagesQuerySchema, TOTAL_COUNT_HEADER, type MailedMessage } from "../../../../contract"
import { route } from "../../../../http"
import { requireAdministrator } from "../../../../identity"
import { headView } from "../../../../mailbox"

/** The shop's e-mail, newest first. */
export const GET = route(
  { query: mailedMessagesQuerySchema },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const { rows, total } = await messagePage(container, query)
    response.setHeader(TOTAL_COUNT_HEADER, total)
    return rows.map(headView) satisfies MailedMessage[]
  },
)
