import { hasMailServer, messagePage } from "@bon-perroquet/mail/outbox"
import {
  mailedMessagesQuerySchema,
  TOTAL_COUNT_HEADER,
  type MailedMessage,
  mailedMessagesSchema,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { headView } from "../../../../mailbox"

export const GET = route(
  {
    summary: "List e-mails of the shop",
    description: "Newest first.",
    access: "administrator",
    query: mailedMessagesQuerySchema,
    answer: mailedMessagesSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, response }) => {
    const { rows, total } = await messagePage(container, query)
    response.setHeader(TOTAL_COUNT_HEADER, total)
    return rows.map((row) => headView(row, hasMailServer(container))) satisfies MailedMessage[]
  },
)
