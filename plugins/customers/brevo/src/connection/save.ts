import { saveSetting, settingView } from "@bon-perroquet/administration/settings"
import { refuse, shopOrigins } from "@bon-perroquet/api-kit/http"
import type { BrevoInput, BrevoLists, BrevoSetting, StoredBrevo } from "@bon-perroquet/contract/brevo"
import { readSetting, type Kept } from "@bon-perroquet/shop-settings/settings"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  BrevoKeyRefusal,
  createWebhook,
  deleteWebhook,
  ensureAttributes,
  readAccount,
  readList,
  readLists,
  type Account,
} from "../client"
import { forgetContacts } from "../contacts/rows"
import { readStatus } from "../contacts/status"
import { accountWith, BREVO, NOT_CONNECTED, savedKey, sealKey, webhookToken } from "./setting"

const shown = ({ sealed: _sealed, ...connection }: StoredBrevo) => connection

/** Replaces the key, so that the change log does not contain it. */
const logged = ({ account, list_name, sealed }: StoredBrevo) => ({
  account,
  list_name,
  api_key: sealed ? "…" : "",
})

async function viewOf(
  { scope }: MedusaRequest,
  kept: Kept<StoredBrevo> & { version: string },
): Promise<BrevoSetting & { version: string }> {
  return {
    ...kept,
    value: shown(kept.value),
    original: shown(kept.original),
    has_key: kept.value.sealed !== null,
    status: await readStatus(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)),
  }
}

export const brevoView = async (request: MedusaRequest) => viewOf(request, await settingView(request, BREVO))

/** @throws 400 brevo_key or brevo_unreachable, without Brevo's text */
async function checked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refuse(error instanceof BrevoKeyRefusal ? "brevo_key" : "brevo_unreachable", 400)
  }
}

function accountOf(container: MedusaContainer, apiKey: string | null, before: StoredBrevo): Account {
  const key = apiKey ?? savedKey(container, before)
  if (!key) throw refuse("brevo_key", 400)
  return accountWith(container, key)
}

/** Returns the lists that a key can use. @param apiKey null for the saved key */
export async function listsOf(container: MedusaContainer, apiKey: string | null): Promise<BrevoLists> {
  const { value } = await readSetting(container, BREVO)
  const account = accountOf(container, apiKey, value)
  return checked(async () => ({ account: await readAccount(account), lists: await readLists(account) }))
}

async function connected(container: MedusaContainer, { api_key, list_id }: BrevoInput, before: StoredBrevo) {
  const account = accountOf(container, api_key, before)
  const [email, name] = await checked(async () => {
    const address = await readAccount(account)
    return [address, list_id === null ? null : await readList(account, list_id)] as const
  })
  if (name === null || list_id === null) throw refuse("brevo_list", 400)
  const isSame = before.account === email && before.list_id === list_id
  const url = `${shopOrigins(container)[0] ?? ""}/api/newsletter/brevo/${webhookToken(container)}`
  const webhook_id = await checked(async () => {
    await ensureAttributes(account)
    return before.account === email && before.webhook_id !== null
      ? before.webhook_id
      : createWebhook(account, url)
  })
  const stored: StoredBrevo = {
    ...{ sealed: sealKey(container, account.apiKey), account: email, list_id, list_name: name, webhook_id },
    connected_at: isSame && before.connected_at ? before.connected_at : new Date().toISOString(),
  }
  return { stored, isSame }
}

/** Deletes the webhook at Brevo, if Brevo responds. The contacts stay, because they belong to the merchant. */
async function disconnect(container: MedusaContainer, before: StoredBrevo): Promise<void> {
  const key = savedKey(container, before)
  if (key && before.webhook_id !== null)
    await deleteWebhook(accountWith(container, key), before.webhook_id).catch(() => undefined)
}

/** Saves the connection after Brevo accepted the key and the list. The key is stored encrypted. */
export async function saveBrevo(request: MedusaRequest, input: BrevoInput) {
  const { scope: container } = request
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { value: before } = await readSetting(container, BREVO)
  if (input.api_key === "") {
    await saveSetting(request, BREVO, NOT_CONNECTED, { logged })
    await disconnect(container, before)
    await forgetContacts(knex)
    return brevoView(request)
  }
  const { stored, isSame } = await connected(container, input, before)
  await saveSetting(request, BREVO, stored, { logged })
  if (!isSame) await forgetContacts(knex)
  return brevoView(request)
}
