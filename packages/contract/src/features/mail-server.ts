import { z } from "zod"
import { settingOf } from "../administration/settings"
import { emailSchema } from "../forms/email"

/** `starttls` and `tls` encrypt the connection, `none` is for a server on the same machine. */
export const MAIL_SECURITIES = ["starttls", "tls", "none"] as const

/** PUT /api/admin/settings/mail-server. An empty host disables sending. */
export const mailServerSchema = z.strictObject({
  host: z.union([z.literal(""), z.string().regex(/^[A-Za-z0-9.:-]{1,253}$/)]),
  port: z.number().int().min(1).max(65_535),
  security: z.enum(MAIL_SECURITIES),
  user: z.string().trim().max(200),
  /** Null keeps the saved password, "" removes it. Answers never contain it. */
  password: z.string().max(500).nullable(),
  /** Sender. Empty: the merchant's address. */
  from: z.union([z.literal(""), emailSchema]),
})
export type MailServer = z.infer<typeof mailServerSchema>

/** A saved server. `sealed` is the encrypted password. */
export const storedMailServerSchema = mailServerSchema
  .omit({ password: true })
  .extend({ sealed: z.string().nullable() })
export type StoredMailServer = z.infer<typeof storedMailServerSchema>

export const mailServerSettingSchema = settingOf(mailServerSchema).extend({
  has_password: z.boolean(),
  /** Environment variable that sets the server. Null if the dashboard's value applies. */
  overridden_by: z.string().nullable(),
})
export type MailServerSetting = z.infer<typeof mailServerSettingSchema>
