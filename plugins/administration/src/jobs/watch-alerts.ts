import type { MedusaContainer } from "@medusajs/framework/types"
import { watchAlerts } from "../alerts"

const EVERY_SECONDS = 60

/** Raises the alarm in the log; the dashboard and the health check show the same. */
export default async function watch(container: MedusaContainer): Promise<void> {
  await watchAlerts(container)
}

export const config = { name: "watch-alerts", schedule: { interval: EVERY_SECONDS * 1000 } }
