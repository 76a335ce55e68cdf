import { MAIL_NAMES, mailSettingSchema, mailTextsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { mailTexts } from "@bon-perroquet/shop-settings/settings"
import { z } from "zod"
import { requireEveryGap } from "../../../../../../mail-wording"
import { saveSetting, settingView } from "../../../../../../settings"

const params = z.object({ mail: z.enum(MAIL_NAMES) })

export const GET = route(
  {
    summary: "Read what is written of a mail",
    description: "By language; a language that is left out has the shop's own words.",
    access: "administrator",
    params,
    answer: mailSettingSchema,
    versioned: true,
  },
  ({ request, params: { mail } }) => settingView(request, mailTexts(mail)),
)

export const PUT = route(
  {
    summary: "Write a mail's subject and beginning",
    description:
      "Names in double braces are filled in: one that the mail does not know is refused, and so is a text without one that it needs. " +
      "Whoever leaves a language out goes back to the shop's own words.",
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
