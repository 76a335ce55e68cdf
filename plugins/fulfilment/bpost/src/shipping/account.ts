import type { Options } from "../options"

/** Default URL of the API. Tests and trials use another one. */
const API_BASE = "https://shm-rest.bpost.cloud/services/shm"

export interface ShippingAccount {
  account: string
  passphrase: string
  apiBase: string
}

export function shippingAccount({ account, passphrase, apiBase }: Options): ShippingAccount | null {
  if (!account || !passphrase) return null
  return { account, passphrase, apiBase: (apiBase || API_BASE).replace(/\/$/, "") }
}
