import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The parcel service's own address; a test or a trial has another. */
const API_BASE = "https://shm-rest.bpost.cloud/services/shm"

/** Who sends parcels, as the label says it. */
export interface Sender {
  name: string
  street: string
  postal_code: string
  city: string
  country: string
  email: string
  phone?: string
}

/** A merchant's account at bpost's Shipping Manager. */
export interface ShippingAccount {
  account: string
  passphrase: string
  apiBase: string
  sender: Sender
}

interface Options {
  account?: string
  passphrase?: string
  apiBase?: string
  sender?: Sender
}

/** The account of the plugin's options; null where the merchant has not named one: then labels are made from a file. */
export function shippingAccount(container: MedusaContainer): ShippingAccount | null {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const own = plugins.find(
    (plugin) => typeof plugin === "object" && plugin.resolve === "@bon-perroquet/bpost",
  )
  const { account, passphrase, apiBase, sender } = ((typeof own === "object" && own.options) || {}) as Options
  if (!account || !passphrase || !sender) return null
  return { account, passphrase, apiBase: (apiBase || API_BASE).replace(/\/$/, ""), sender }
}
