import type { AccessPoint, AccessPointOptions } from "./access-point"
import { eInvoiceBe } from "./e-invoice-be"

/** Access points by the name that the setting has. Another provider is one more function here. */
const ACCESS_POINTS: Record<string, (options: AccessPointOptions) => AccessPoint> = {
  "e-invoice.be": eInvoiceBe,
}

/** @throws for a name that nobody here speaks to, or without a key: a merchant must not find out from a customer */
export function accessPointNamed(name: string, options: Partial<AccessPointOptions>): AccessPoint {
  const connect = ACCESS_POINTS[name]
  if (!connect)
    throw new Error(`PEPPOL_ACCESS_POINT is none of ${Object.keys(ACCESS_POINTS).join(", ")}: ${name}`)
  const { apiKey } = options
  if (!apiKey) throw new Error("PEPPOL_ACCESS_POINT needs PEPPOL_API_KEY.")
  return connect({ ...options, apiKey })
}

let connected: AccessPoint | undefined

/** The shop hands documents over. Called once, when the module is loaded. */
export function connectAccessPoint(accessPoint: AccessPoint): void {
  connected = accessPoint
}

/** Undefined in a shop whose merchant downloads them. */
export const accessPointOfShop = (): AccessPoint | undefined => connected

export { AccessPointRefusal, type AccessPoint, type Handed } from "./access-point"
