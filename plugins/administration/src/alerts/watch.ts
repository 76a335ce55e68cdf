import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { alertsOf } from "./alerts"

/** The last log message, so that it isn't repeated every minute. */
let said = ""

/** Logs the alerts when they have changed. */
export async function watchAlerts(container: MedusaContainer): Promise<void> {
  const items = await alertsOf(container)
  const now = items.map(({ kind, id, order_number }) => `${kind} ${order_number ?? id}`).join(", ")
  if (now === said) return
  said = now
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  if (items.length) logger.warn(`${items.length} things need a person: ${now}`)
  else logger.info("Nothing needs a person any more.")
}
