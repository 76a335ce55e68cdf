import { mailNamesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { knownMails } from "../../../../../mail-wording"

export const GET = route(
  {
    summary: "List the mails that can be written anew",
    description: "Those that this shop sends: what is switched off has none.",
    access: "administrator",
    answer: mailNamesSchema,
  },
  async ({ request }) => {
    await requireAdministrator(request)
    return knownMails()
  },
)
