import { seal, unseal } from "@bon-perroquet/api-kit/sealing"
import {
  storedPaymentAccountSchema,
  type StoredPaymentAccount,
} from "@bon-perroquet/contract/payment-account"
import { followSetting } from "@bon-perroquet/shop-settings/live"
import type { Setting } from "@bon-perroquet/shop-settings/settings"

const NONE: StoredPaymentAccount = { account: null }

export const PAYMENT_ACCOUNT: Setting<StoredPaymentAccount> = {
  name: "payment_account",
  schema: storedPaymentAccountSchema,
  original: () => NONE,
}

/** Undefined until the database was read. */
let saved: StoredPaymentAccount | undefined
followSetting(PAYMENT_ACCOUNT.name, (value) => {
  saved = value === undefined ? NONE : storedPaymentAccountSchema.safeParse(value).data
  opened = null
})

const KEY = "key of the payment provider"
const SECRET = "webhook secret of the payment provider"

export const sealKey = (key: string, secret: string): string => seal(key, { secret, purpose: KEY })
export const sealSecret = (text: string, secret: string): string => seal(text, { secret, purpose: SECRET })

interface Connection {
  /** Empty if it cannot be decrypted. */
  apiKey: string
  webhookSecret: string
  accountSince: number
}

/** Decrypts the key of a saved account. */
export function connectionOf(
  { sealed_key, endpoint, since }: NonNullable<StoredPaymentAccount["account"]>,
  secret: string,
): Connection {
  return {
    apiKey: unseal(sealed_key, { secret, purpose: KEY }) ?? "",
    webhookSecret: (endpoint && unseal(endpoint.sealed_secret, { secret, purpose: SECRET })) ?? "",
    accountSince: Date.parse(since),
  }
}

const UNKNOWN: Connection = { apiKey: "", webhookSecret: "", accountSince: 0 }

/** The decrypted account, because each payment reads it. */
let opened: Connection | null = null

/**
 * Returns the account of the dashboard, or null if it has none. Until the database was read, and after a change of the
 * shop's secret, the key is empty, so that no payment goes to the emulator.
 */
export function savedConnection(secret: string): Connection | null {
  if (!saved) return UNKNOWN
  if (!saved.account) return null
  opened ??= connectionOf(saved.account, secret)
  return opened
}
