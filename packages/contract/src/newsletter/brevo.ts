import { z } from "zod"
import { settingOf } from "../administration/settings"

const listId = z.number().int().positive()
const apiKey = z.string().trim().max(200)

/** PUT /api/admin/settings/brevo. Without a key, the shop sends nothing to Brevo. */
export const brevoInputSchema = z.strictObject({
  /** Null keeps the saved key, "" removes it and ends the synchronisation. Answers never contain it. */
  api_key: apiKey.nullable(),
  /** List at Brevo. Null only without a key. */
  list_id: listId.nullable(),
})
export type BrevoInput = z.infer<typeof brevoInputSchema>

/** POST /api/admin/settings/brevo/lists. Null uses the saved key. */
export const brevoKeySchema = brevoInputSchema.pick({ api_key: true })

export const brevoListsSchema = z.object({
  /** E-mail address of the account at Brevo. */
  account: z.string(),
  lists: z.array(z.object({ id: listId, name: z.string() })),
})
export type BrevoLists = z.infer<typeof brevoListsSchema>

/** A saved connection. `sealed` is the encrypted key. */
export const storedBrevoSchema = z.object({
  sealed: z.string().nullable(),
  account: z.string(),
  list_id: listId.nullable(),
  list_name: z.string(),
  /** Id of the webhook at Brevo. Null if Brevo can't reach the shop, which then polls only. */
  webhook_id: z.number().int().nullable(),
  connected_at: z.string().nullable(),
})
export type StoredBrevo = z.infer<typeof storedBrevoSchema>

/** Reasons why the last run did not finish. "away": no answer or a failure of Brevo, "key": rejected key. */
export const BREVO_PROBLEMS = ["away", "key", "limited"] as const

export const brevoStatusSchema = z.object({
  /** Contacts of the shop's subscribers in the list. */
  synchronised: z.number().int(),
  /** Changes that Brevo has not received yet. */
  waiting: z.number().int(),
  /** Contacts that Brevo rejects, newest first. */
  rejected: z.array(z.object({ email: z.string(), reason: z.string() })),
  last_run_at: z.string().nullable(),
  problem: z.enum(BREVO_PROBLEMS).nullable(),
  /** When the next attempt follows a problem. */
  paused_until: z.string().nullable(),
})

/** GET and PUT /api/admin/settings/brevo. */
export const brevoSettingSchema = settingOf(storedBrevoSchema.omit({ sealed: true })).extend({
  has_key: z.boolean(),
  status: brevoStatusSchema,
})
export type BrevoSetting = z.infer<typeof brevoSettingSchema>

/**
 * POST /api/newsletter/brevo/{token}: an event of Brevo's marketing webhook. The shop reads the contact again, so other
 * fields do not matter.
 */
export const brevoEventSchema = z.looseObject({ event: z.string().max(60), email: z.string().max(320) })
