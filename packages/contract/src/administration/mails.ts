import { z } from "zod"
import { LANGUAGES, perLanguage, SHIPPED_LANGUAGES } from "../sets"
import { unknownGaps } from "../shop/text-gaps"

/** E-mails with an editable subject and introduction, each with its required placeholders. */
export const MAIL_GAPS = {
  placed: ["number"],
  awaited: ["number"],
  payment_link: ["number", "amount"],
  preparing: ["number"],
  shipped: ["number", "tracking"],
  shipped_untracked: ["number"],
  articles_changed: ["number"],
  delivery_changed: ["number"],
  part_shipped: ["number"],
  rest_shipped: ["number"],
  on_hold: ["number"],
  late: ["number"],
  cancelled: ["number"],
  cancelled_unpaid: ["number"],
  refunded: ["number", "amount"],
  refund_failed: ["number", "amount"],
  given_back: ["number", "amount"],
  not_needed: ["number", "amount"],
  withdrawal: ["number", "at"],
  withdrawal_waiting: ["number", "at"],
  withdrawal_excluded: ["number"],
  withdrawal_late: ["number", "at"],
  withdrawal_not_possible: ["number", "at"],
  order_link: ["number"],
  order_transfer: ["number", "account"],
  reset: [],
  verify: [],
  newsletter: [],
  replacement: ["number", "replaced"],
  recall: ["product"],
  back_in_stock_question: ["product"],
  back_in_stock: ["product"],
  cart_reminder: [],
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

/** GET /api/admin/settings/mails: e-mails that the enabled plugins send. */
export const mailNamesSchema = z.array(z.enum(MAIL_NAMES))

export const mailTextSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1)
    .max(150)
    .regex(/^[^\p{Cc}]*$/u),
  /** Paragraphs are separated by an empty line. */
  intro: z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .regex(/^[^\p{Cc}\n]*(?:\r?\n[^\p{Cc}\n]*)*$/u),
})
export type MailText = z.infer<typeof mailTextSchema>

/** Returns the unknown and the missing placeholders of an e-mail's texts. */
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

/** Merchant's texts of an e-mail by language. A missing language uses the default text. */
export const mailTextsSchema = z.object(perLanguage(SHIPPED_LANGUAGES, () => mailTextSchema.optional()))
export type MailTexts = z.infer<typeof mailTextsSchema>

/** GET /api/admin/settings/mails/{mail}/original: the default texts with their placeholders. */
export const mailOriginalSchema = z.object(perLanguage(LANGUAGES, () => mailTextSchema))

/** POST …/preview and …/test: a draft of an e-mail. */
export const mailDraftSchema = mailTextSchema.extend({ language: z.enum(LANGUAGES as [string, ...string[]]) })
/** Preview with sample data. */
export const mailPreviewSchema = z.object({ subject: z.string(), html: z.string() })
export const mailTestSchema = z.object({
  /** Recipient: the administrator who made the call. */
  to: z.string(),
})
