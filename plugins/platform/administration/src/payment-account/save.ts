import type {
  PaymentAccountSetting,
  PaymentKey,
  StoredPaymentAccount,
} from "@bon-perroquet/contract/payment-account"
import { refuse } from "@bon-perroquet/api-kit/http"
import { reconcile } from "@bon-perroquet/checkout/checkout"
import { newestPaymentId } from "@bon-perroquet/checkout/methods"
import { readSetting } from "@bon-perroquet/shop-settings/settings"
import {
  hasPage,
  KeyRefusal,
  LIVE_PAGE,
  readAccount,
  registerEndpoint,
  removeEndpoint,
  removeEndpoints,
  type StripeAccount,
} from "@bon-perroquet/stripe/account"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { connectionOf, PAYMENT_ACCOUNT, sealKey, sealSecret } from "../modules/payment-account"
import { saveSetting, settingView } from "../settings"
import { isPublicAddress, optionsOf, viewOf } from "./view"

type Account = NonNullable<StoredPaymentAccount["account"]>
type Connection = Parameters<typeof readAccount>[0]

/** Replaces the secrets, so that the change log does not contain them. */
const logged = ({ account }: StoredPaymentAccount) =>
  account
    ? { account: account.name, account_id: account.id, is_live: account.is_live, last4: account.last4 }
    : {}

/**
 * Saves a key after Stripe accepted it, and registers the shop's webhook with it. The key is stored encrypted.
 * @throws 400 with a problem of the key, 409 stripe_other_account, stripe_key_overridden
 */
export async function savePaymentAccount(
  request: MedusaRequest,
  { key }: PaymentKey,
): Promise<PaymentAccountSetting> {
  const { scope: container } = request
  const { apiBase = "", overriddenBy, sealingKey = "", webhookUrl } = optionsOf(request)
  if (overriddenBy) throw refuse("stripe_key_overridden", 409)
  const connection = { apiKey: key, apiBase }
  const { account: before } = (await readSetting(container, PAYMENT_ACCOUNT)).value
  const account = await refusing(() => readAccount(connection))
  await requireAllowed(request, { before, account, connection })
  const isSame = before?.id === account.id && before.is_live === account.is_live
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const tryTo = (what: string, work: Promise<void>) =>
    work.catch((error: unknown) => logger.warn(`The step "${what}" failed: ${String(error)}`))
  // The former key can still settle payments that were interrupted.
  if (!isSame) await tryTo("settling payments of the former account", reconcile(container, 0))

  const endpoint = await refusing(() => newEndpoint(request, connection))
  const stored: Account = {
    ...account,
    last4: key.slice(-4),
    sealed_key: sealKey(key, sealingKey),
    endpoint,
    since: isSame ? before.since : new Date().toISOString(),
  }
  const saved = await saveSetting(request, PAYMENT_ACCOUNT, { account: stored }, { logged }).catch(
    async (error: unknown) => {
      if (endpoint) await tryTo("removing the new webhook", removeEndpoint(connection, endpoint.id))
      throw error
    },
  )
  if (endpoint)
    await tryTo("removing the former webhook", removeEndpoints(connection, webhookUrl(), endpoint.id))
  const { apiKey } = before ? connectionOf(before, sealingKey) : { apiKey: "" }
  if (apiKey && !isSame && before?.endpoint)
    await tryTo(
      "removing the webhook of the former account",
      removeEndpoint({ apiKey, apiBase }, before.endpoint.id),
    )
  return viewOf(request, saved)
}

/** Registers the shop's webhook. @returns null if the shop's address is not public */
async function newEndpoint(request: MedusaRequest, connection: Connection): Promise<Account["endpoint"]> {
  const { sealingKey = "", webhookUrl } = optionsOf(request)
  const url = webhookUrl()
  if (!isPublicAddress(url)) return null
  const { id, secret } = await registerEndpoint(connection, url)
  return { id, url, sealed_secret: sealSecret(secret, sealingKey) }
}

/** Registers the webhook of the dashboard's account again, after the public address of the shop changed. */
export async function moveWebhook(request: MedusaRequest): Promise<void> {
  const { apiBase = "", overriddenBy, sealingKey = "" } = optionsOf(request)
  const { value, version } = await settingView(request, PAYMENT_ACCOUNT)
  const { account } = value
  const { apiKey } = account ? connectionOf(account, sealingKey) : { apiKey: "" }
  if (!account || !apiKey || overriddenBy) return
  const connection = { apiKey, apiBase }
  const endpoint = await newEndpoint(request, connection)
  const moved = { account: { ...account, endpoint } }
  await saveSetting(request, PAYMENT_ACCOUNT, moved, { logged, precondition: `"${version}"` })
  if (account.endpoint) await removeEndpoint(connection, account.endpoint.id)
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof KeyRefusal ? refuse(error.problem, 400) : error
  }
}

/**
 * Refuses another account if the shop took real money with the former one, because its open payments and refunds need
 * the former account. An account from the environment is recognised by the newest payment.
 */
async function requireAllowed(
  { scope: container }: MedusaRequest,
  { before, account, connection }: { before: Account | null; account: StripeAccount; connection: Connection },
): Promise<void> {
  if (before?.is_live) {
    if (before.id === account.id && account.is_live) return
    throw refuse("stripe_other_account", 409, { name: before.name })
  }
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const newest = await newestPaymentId(knex, LIVE_PAGE)
  if (newest && !(await hasPage(connection, newest)))
    throw refuse("stripe_other_account", 409, { name: newest })
}
