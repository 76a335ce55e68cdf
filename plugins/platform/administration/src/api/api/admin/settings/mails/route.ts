import { mailNamesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { knownMails } from "../../../../../mail-wording"

export const GET = route(
  {
    summary: "List editable e-mails",
    description: "Only e-mails that this shop sends. Disabled features have none.",
    access: "administrator",
    answer: mailNamesSchema,
  },
  () => knownMails(),
)
