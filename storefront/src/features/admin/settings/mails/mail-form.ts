import {
  LANGUAGES,
  mailTextSchema,
  perLanguage,
  gapFaults,
  type Language,
  type MailName,
  type MailText,
} from "@bon-perroquet/contract"
import { z } from "zod"

/** A mail's words as their form has them: every language that is switched on, written or the shop's own. */
export type MailValues = Record<Language, MailText>

/** What a mail's form takes: its gaps, all of them, and no others. */
export const mailFormSchema = (mail: MailName) =>
  z.object(
    perLanguage(LANGUAGES, () =>
      mailTextSchema.refine(
        (text) => {
          const { unknown, missing } = gapFaults(mail, text)
          return unknown.length + missing.length === 0
        },
        { path: ["intro"] },
      ),
    ),
  )
