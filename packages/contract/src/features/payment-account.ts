import { z } from "zod"
import { settingOf } from "../administration/settings"

/** PUT /api/admin/settings/payments. */
export const paymentKeySchema = z.strictObject({
  /** Secret key (`sk_…`) or restricted key (`rk_…`) of Stripe. No answer contains it. */
  key: z.string().trim().min(1).max(255),
})
export type PaymentKey = z.infer<typeof paymentKeySchema>

const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  is_live: z.boolean(),
  /** Last four characters of the key. */
  last4: z.string(),
})

/** A saved account. The key and the signing secret are encrypted. */
export const storedPaymentAccountSchema = z.strictObject({
  account: accountSchema
    .extend({
      sealed_key: z.string(),
      endpoint: z
        .object({ id: z.string(), sealed_secret: z.string(), url: z.string().optional() })
        .nullable(),
      /** Time since which payments use this account. */
      since: z.iso.datetime(),
    })
    .nullable(),
})
export type StoredPaymentAccount = z.infer<typeof storedPaymentAccountSchema>

export const paymentAccountSchema = accountSchema.extend({
  /** Whether Stripe reports events to the shop. Otherwise the shop polls Stripe. */
  has_webhook: z.boolean(),
})

export const paymentAccountSettingSchema = settingOf(z.unknown())
  .pick({ changed: true, version: true })
  .extend({
    /** Null if the dashboard has no key. */
    account: paymentAccountSchema.nullable(),
    /** Whether the saved key can be decrypted. If not, payments are unavailable until it is entered again. */
    is_readable: z.boolean(),
    /** Whether payments go to the emulator of `npm start`. */
    is_emulated: z.boolean(),
    /** Whether Stripe can reach the shop's address. */
    is_public: z.boolean(),
    /** Environment variable that sets the key. Null if the dashboard's value applies. */
    overridden_by: z.string().nullable(),
  })
export type PaymentAccountSetting = z.infer<typeof paymentAccountSettingSchema>
