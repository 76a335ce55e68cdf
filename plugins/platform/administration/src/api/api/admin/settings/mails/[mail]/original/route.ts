import { MAIL_NAMES, mailOriginalSchema } from "@bon-perroquet/contract"
import { originalWords } from "@bon-perroquet/mail/wording"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { lettersWith } from "../../../../../../../mail-wording"

export const GET = route(
  {
    summary: "Retrieve an e-mail's default texts",
    description: "Subject and first paragraph in each language, with placeholders in double braces.",
    access: "administrator",
    params: z.object({ mail: z.enum(MAIL_NAMES) }),
    answer: mailOriginalSchema,
    refusals: { 404: ["not_found"] },
  },
  ({ params: { mail } }) => originalWords(lettersWith(mail), mail),
)
