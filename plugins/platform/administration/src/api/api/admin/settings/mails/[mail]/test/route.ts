import { MAIL_NAMES, mailDraftSchema, mailTestSchema } from "@bon-perroquet/contract"
import { sendMail } from "@bon-perroquet/mail/outbox"
import { draftedMail } from "@bon-perroquet/mail/wording"
import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { languageOfDraft, lettersWith, requireGaps } from "../../../../../../../mail-wording"

/** Limits the test e-mails of each administrator to 20 in ten minutes. */
const mails = new RequestLimit(20, 10 * 60 * 1000)

export const POST = route(
  {
    summary: "Send a test e-mail",
    description: "With sample data, to the e-mail address of the caller.",
    access: "administrator",
    params: z.object({ mail: z.enum(MAIL_NAMES) }),
    body: mailDraftSchema,
    answer: mailTestSchema,
    refusals: { 404: ["not_found"] },
    limit: "20 mails in 10 minutes",
    example: { language: "en", subject: "Thank you: {{number}}", intro: "Your nuts are on our list." },
  },
  async ({ body: { language, ...words }, administrator: { email: to }, container, params: { mail } }) => {
    requireGaps(mail, words, "intro")
    if (!mails.allows(to)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "600" })
    const drafted = draftedMail(container, lettersWith(mail), {
      mail,
      language: languageOfDraft(language),
      to,
      words,
    })
    await sendMail(container, drafted)
    return { to }
  },
)
