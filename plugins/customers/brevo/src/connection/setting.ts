import { createHmac, timingSafeEqual } from "node:crypto"
import { seal, unseal } from "@bon-perroquet/api-kit/sealing"
import { storedBrevoSchema, type StoredBrevo } from "@bon-perroquet/contract/brevo"
import { followSetting } from "@bon-perroquet/shop-settings/live"
import type { Setting } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Account, Connection } from "../client"
import type { BrevoModuleService, BrevoOptions } from "../modules/brevo/service"

const API = "https://api.brevo.com/v3"

export const NOT_CONNECTED: StoredBrevo = {
  ...{ sealed: null, account: "", list_id: null, list_name: "", webhook_id: null, connected_at: null },
}

export const BREVO: Setting<StoredBrevo> = {
  name: "brevo",
  schema: storedBrevoSchema,
  original: () => NOT_CONNECTED,
}

let saved = NOT_CONNECTED
followSetting(BREVO.name, (value) => {
  saved = storedBrevoSchema.safeParse(value).data ?? NOT_CONNECTED
})

export const isConnected = (): boolean => saved.sealed !== null

/** Returns when the connection was saved, also if its key can't be decrypted. Null without a connection. */
export const connectedSince = (): Date | null =>
  saved.sealed !== null && saved.connected_at ? new Date(saved.connected_at) : null

const optionsOf = (container: MedusaContainer): BrevoOptions =>
  container.resolve<BrevoModuleService>("brevo").options

const keyOf = ({ sealingKey = "" }: BrevoOptions) => ({ secret: sealingKey, purpose: "API key of Brevo" })

export const sealKey = (container: MedusaContainer, apiKey: string): string =>
  seal(apiKey, keyOf(optionsOf(container)))

/** @returns the key of a saved connection, or null if there is none or it can't be decrypted */
export const savedKey = (container: MedusaContainer, { sealed }: StoredBrevo): string | null =>
  sealed && unseal(sealed, keyOf(optionsOf(container)))

export const accountWith = (container: MedusaContainer, apiKey: string): Account => ({
  apiKey,
  apiBase: optionsOf(container).apiBase ?? API,
})

/** Returns the connection that applies now, or null without one. */
export function currentConnection(container: MedusaContainer): Connection | null {
  const apiKey = savedKey(container, saved)
  const { list_id: list, connected_at } = saved
  if (!apiKey || list === null || connected_at === null) return null
  return { account: accountWith(container, apiKey), list, since: new Date(connected_at) }
}

/** Returns the secret part of the webhook's address. It changes with the key that encrypts secrets. */
export const webhookToken = (container: MedusaContainer): string =>
  createHmac("sha256", optionsOf(container).sealingKey ?? "")
    .update("webhook of Brevo")
    .digest("base64url")

export function isWebhookToken(container: MedusaContainer, token: string): boolean {
  const [given, known] = [Buffer.from(token), Buffer.from(webhookToken(container))]
  return given.length === known.length && timingSafeEqual(given, known)
}
