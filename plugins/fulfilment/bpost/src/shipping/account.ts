import { countryOf, merchantOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { optionsOf } from "../options"

/** Default URL of the API. Tests and trials use another one. */
const API_BASE = "https://shm-rest.bpost.cloud/services/shm"

export interface Sender {
  name: string
  street: string
  postal_code: string
  city: string
  country: string
  email: string
  phone?: string
}

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

export const hasShippingAccount = (container: MedusaContainer): boolean => credentials(container) !== null

/** Returns the account with the merchant's current name, or null. */
export async function shippingAccount(container: MedusaContainer): Promise<ShippingAccount | null> {
  const own = credentials(container)
  return own && { ...own, sender: { ...(await merchantOf(container)), country: countryOf(container) } }
}
