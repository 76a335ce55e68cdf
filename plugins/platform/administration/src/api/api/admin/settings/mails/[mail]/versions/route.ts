import { MAIL_NAMES, mailVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { mailTexts, readVersions } from "@bon-perroquet/shop-settings/settings"
import { z } from "zod"

export const GET = route(
  {
    summary: "List versions of an e-mail's texts",
    description: "Newest first, at most 50.",
    access: "administrator",
    params: z.object({ mail: z.enum(MAIL_NAMES) }),
    answer: mailVersionsSchema,
  },
  ({ container, params: { mail } }) => readVersions(container, mailTexts(mail)),
)
