import type { MedusaContainer } from "@medusajs/framework/types"
import { watchAlerts } from "../alerts"

const EVERY_SECONDS = 60

/** Logs alerts. The dashboard and the health check show the same ones. */
export default async function watch(container: MedusaContainer): Promise<void> {
  await watchAlerts(container)
}

export const config = { name: "watch-alerts", schedule: { interval: EVERY_SECONDS * 1000 } }
