import { MAIL_NAMES, mailDraftSchema, mailPreviewSchema } from "@bon-perroquet/contract"
import { previewMail } from "@bon-perroquet/mail/outbox"
import { draftedMail } from "@bon-perroquet/mail/wording"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { languageOfDraft, lettersWith, requireGaps } from "../../../../../../../mail-wording"

export const POST = route(
  {
    summary: "Preview an e-mail",
    description: "With sample data. Nothing is sent or saved.",
    access: "administrator",
    params: z.object({ mail: z.enum(MAIL_NAMES) }),
    body: mailDraftSchema,
    answer: mailPreviewSchema,
    refusals: { 404: ["not_found"] },
    example: { language: "en", subject: "Thank you: {{number}}", intro: "Your nuts are on our list." },
  },
  ({ body: { language, ...words }, administrator: { email: to }, container, params: { mail } }) => {
    requireGaps(mail, words, "intro")
    const drafted = draftedMail(container, lettersWith(mail), {
      mail,
      language: languageOfDraft(language),
      to,
      words,
    })
    return previewMail(container, drafted)
  },
)
