import { z } from "zod"
import { pageSchema, searchedSchema } from "../lists"
import { SHIPPED_LANGUAGES } from "../sets"

export const MESSAGE_STATES = ["queued", "sent", "failed"] as const

/**
 * GET /api/admin/messages: e-mails of the shop, newest first. The header X-Total-Count has the total number.
 */
export const mailedMessageSchema = z.object({
  id: z.string(),
  to: z.string(),
  language: z.enum(SHIPPED_LANGUAGES),
  subject: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** The shop has no mail server, so the e-mail was not sent. Administrators can read it. */
  kept: z.boolean(),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})
export type MailedMessage = z.infer<typeof mailedMessageSchema>

export const mailedMessagesSchema = z.array(mailedMessageSchema)

/** GET /api/admin/messages/{id}: with the text and HTML parts. */
export const mailedMessageDetailSchema = mailedMessageSchema.extend({ text: z.string(), html: z.string() })
export type MailedMessageDetail = z.infer<typeof mailedMessageDetailSchema>

export const mailedMessagesQuerySchema = pageSchema.extend({
  /** Text in the recipient's address or the subject. */
  search: searchedSchema,
  state: z.enum(MESSAGE_STATES).optional(),
})
export const messageIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** Maximum number of characters in the subject and the text of an e-mail to a customer. */
export const MAX_ORDER_MESSAGE = { subject: 150, text: 4_000 } as const

/**
 * POST …/messages: an e-mail to the customer in their language. The shop adds a greeting and the link to the
 * order.
 */
export const orderMessageSchema = z.object({
  /** One line. */
  subject: z
    .string()
    .trim()
    .min(1)
    .max(MAX_ORDER_MESSAGE.subject)
    .regex(/^[^\p{Cc}]*$/u),
  /** An empty line starts a new paragraph. */
  text: z.string().trim().min(1).max(MAX_ORDER_MESSAGE.text),
})
export type OrderMessage = z.input<typeof orderMessageSchema>
