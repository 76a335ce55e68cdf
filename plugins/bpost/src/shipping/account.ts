import { countryOf, merchantOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { optionsOf } from "../options"

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

function credentials(container: MedusaContainer): Omit<ShippingAccount, "sender"> | null {
  const { account, passphrase, apiBase } = optionsOf(container)
  if (!account || !passphrase) return null
  return { account, passphrase, apiBase: (apiBase || API_BASE).replace(/\/$/, "") }
}

/** Whether the plugin's options name an account: without one labels are made from a file. */
export const hasShippingAccount = (container: MedusaContainer): boolean => credentials(container) !== null

/** The account of the plugin's options, in the name of the merchant as it is set now; null where none is named. */
export async function shippingAccount(container: MedusaContainer): Promise<ShippingAccount | null> {
  const own = credentials(container)
  return own && { ...own, sender: { ...(await merchantOf(container)), country: countryOf(container) } }
}
