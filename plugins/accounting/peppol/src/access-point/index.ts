import type { AccessPoint, AccessPointOptions } from "./access-point"
import { eInvoiceBe } from "./e-invoice-be"

const ACCESS_POINTS: Record<string, (options: AccessPointOptions) => AccessPoint> = {
  "e-invoice.be": eInvoiceBe,
}

/** @throws for an unknown name or a missing key, so that the engine does not start */
export function accessPointNamed(name: string, options: Partial<AccessPointOptions>): AccessPoint {
  const connect = ACCESS_POINTS[name]
  if (!connect)
    throw new Error(
      `PEPPOL_ACCESS_POINT must be one of ${Object.keys(ACCESS_POINTS).join(", ")}, not "${name}".`,
    )
  const { apiKey } = options
  if (!apiKey) throw new Error("PEPPOL_ACCESS_POINT requires PEPPOL_API_KEY.")
  return connect({ ...options, apiKey })
}

let connected: AccessPoint | undefined

export function connectAccessPoint(accessPoint: AccessPoint): void {
  connected = accessPoint
}

export const accessPointOfShop = (): AccessPoint | undefined => connected

export { AccessPointRefusal, type AccessPoint, type Handed } from "./access-point"
