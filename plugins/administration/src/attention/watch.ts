import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { needingAPerson } from "."

/** What was said last: the same is not said again every minute. */
let said = ""

/** Says in the log what needs a person, whenever that has changed. */
export async function watchAttention(container: MedusaContainer): Promise<void> {
  const items = await needingAPerson(container)
  const now = items.map(({ kind, id, order_number }) => `${kind} ${order_number ?? id}`).join(", ")
  if (now === said) return
  said = now
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  if (items.length) logger.warn(`${items.length} things need a person: ${now}`)
  else logger.info("Nothing needs a person any more.")
}
