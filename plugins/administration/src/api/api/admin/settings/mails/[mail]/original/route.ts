import { MAIL_NAMES, mailOriginalSchema } from "@bon-perroquet/contract"
import { originalWords } from "@bon-perroquet/mail/wording"
import { route } from "@bon-perroquet/shop-api/http"
import { z } from "zod"
import { lettersWith } from "../../../../../../../mail-wording"

export const GET = route(
  {
    summary: "Read the shop's own words of a mail",
    description:
      "Its subject and first paragraph in each language, with names in double braces for what is filled in.",
    access: "administrator",
    params: z.object({ mail: z.enum(MAIL_NAMES) }),
    answer: mailOriginalSchema,
    refusals: { 404: ["not_found"] },
  },
  ({ params: { mail } }) => originalWords(lettersWith(mail), mail),
)
