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

/** An e-mail's text in each enabled language. */
export type MailValues = Record<Language, MailText>

/** Returns the schema of an e-mail's form. Each text must contain all placeholders and no unknown ones. */
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
