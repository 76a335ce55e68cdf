import type { MedusaContainer } from "@medusajs/framework/types"
import { watchAlerts } from "../alerts"

const EVERY_SECONDS = 60

export default async function watch(container: MedusaContainer): Promise<void> {
  await watchAlerts(container)
}

export const config = { name: "watch-alerts", schedule: { interval: EVERY_SECONDS * 1000 } }
