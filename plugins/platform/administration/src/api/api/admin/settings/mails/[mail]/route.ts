import { MAIL_NAMES, mailSettingSchema, mailTextsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { mailTexts } from "@bon-perroquet/shop-settings/settings"
import { z } from "zod"
import { requireEveryGap } from "../../../../../../mail-wording"
import { saveSetting, settingView } from "../../../../../../settings"

const params = z.object({ mail: z.enum(MAIL_NAMES) })

export const GET = route(
  {
    summary: "Retrieve an e-mail's texts",
    description: "By language. A missing language uses the default text.",
    access: "administrator",
    params,
    answer: mailSettingSchema,
    versioned: true,
  },
  ({ request, params: { mail } }) => settingView(request, mailTexts(mail)),
)

export const PUT = route(
  {
    summary: "Update an e-mail's texts",
    description:
      "Subject and introduction by language. Names in double braces are placeholders. Unknown " +
      "placeholders and missing required ones are rejected. A missing language uses the default text " +
      "again.",
    access: "administrator",
    params,
    body: mailTextsSchema,
    answer: mailSettingSchema,
    versioned: true,
    example: { en: { subject: "Thank you: {{number}}", intro: "Your nuts are on our list." } },
  },
  ({ body, request, params: { mail } }) => {
    requireEveryGap(mail, body)
    return saveSetting(request, mailTexts(mail), body)
  },
)
