import { z } from "zod"
import { LANGUAGES, perLanguage, SHIPPED_LANGUAGES } from "../sets"
import { unknownGaps } from "../shop/text-gaps"

/** The mails whose subject and beginning can be written anew, each with what it has to name. */
export const MAIL_GAPS = {
  placed: ["number"],
  awaited: ["number"],
  payment_link: ["number", "amount"],
  preparing: ["number"],
  shipped: ["number", "tracking"],
  shipped_untracked: ["number"],
  cancelled: ["number"],
  cancelled_unpaid: ["number"],
  refunded: ["number", "amount"],
  refund_failed: ["number", "amount"],
  given_back: ["number", "amount"],
  not_needed: ["number", "amount"],
  withdrawal: ["number", "at"],
  withdrawal_waiting: ["number", "at"],
  withdrawal_excluded: ["number"],
  order_link: ["number"],
  order_transfer: ["number", "account"],
  reset: [],
  verify: [],
  newsletter: [],
  replacement: ["number", "replaced"],
  recall: ["product"],
  back_in_stock_question: ["product"],
  back_in_stock: ["product"],
  review_request: ["number"],
  repeat_begun: ["weeks", "day"],
  repeat_announced: ["day", "amount"],
  repeat_waits: ["product"],
  repeat_skipped: ["product"],
  repeat_refused: [],
  repeat_paused: [],
  repeat_ended: [],
} as const satisfies Record<string, readonly string[]>
export type MailName = keyof typeof MAIL_GAPS
export const MAIL_NAMES = Object.keys(MAIL_GAPS) as [MailName, ...MailName[]]

/** GET /api/admin/settings/mails: those that this shop sends; some plugins it may be without. */
export const mailNamesSchema = z.array(z.enum(MAIL_NAMES))

/** What a mail begins with. */
export const mailTextSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1)
    .max(150)
    .regex(/^[^\p{Cc}]*$/u),
  /** Its first paragraphs, an empty line between two of them. */
  intro: z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .regex(/^[^\p{Cc}\n]*(?:\r?\n[^\p{Cc}\n]*)*$/u),
})
export type MailText = z.infer<typeof mailTextSchema>

/** What is wrong with the gaps of a mail's texts: those that nothing is known of, and those that it lacks. */
export function gapFaults(
  mail: MailName,
  { subject, intro }: MailText,
): { unknown: string[]; missing: string[] } {
  const gaps: readonly string[] = MAIL_GAPS[mail]
  const text = `${subject}\n${intro}`
  return {
    unknown: unknownGaps(text, gaps),
    missing: gaps.map((gap) => `{{${gap}}}`).filter((gap) => !text.includes(gap)),
  }
}

/** What the merchant wrote of a mail, by language; where a language has nothing, the shop's own words stand. */
export const mailTextsSchema = z.object(perLanguage(SHIPPED_LANGUAGES, () => mailTextSchema.optional()))
export type MailTexts = z.infer<typeof mailTextsSchema>

/** GET /api/admin/settings/mails/{mail}/original: the shop's own words, with their gaps. */
export const mailOriginalSchema = z.object(perLanguage(LANGUAGES, () => mailTextSchema))

/** POST …/preview and …/test: a mail as somebody is writing it. */
export const mailDraftSchema = mailTextSchema.extend({ language: z.enum(LANGUAGES as [string, ...string[]]) })
/** How it would look, with made-up data. */
export const mailPreviewSchema = z.object({ subject: z.string(), html: z.string() })
export const mailTestSchema = z.object({
  /** Where it went: to whoever asked. */
  to: z.string(),
})
