import type { Alert, AlertKind } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"

export type FoundAlert = Partial<Alert> & { id: string; at: Date | string }
/** Returns the current alerts of a kind. */
export type AlertSource = (container: MedusaContainer) => Promise<FoundAlert[]>

const sources = new Map<AlertKind, AlertSource>()

/** Connects the source of a kind of alerts. A plugin calls it when its module is loaded. */
export function connectAlerts(kind: AlertKind, source: AlertSource): void {
  sources.set(kind, source)
}

/** Returns the alerts of a connected source, or none without its plugin. */
export const connectedAlerts = async (container: MedusaContainer, kind: AlertKind): Promise<FoundAlert[]> =>
  (await sources.get(kind)?.(container)) ?? []
