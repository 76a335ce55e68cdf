import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { writeChanges, type NewChange } from "./rows"

export { readChanges, writeChanges, type Author, type NewChange } from "./rows"

/** Records a change: `recordChange(container, { by: caller.email, subject: "order", … })`. */
export async function recordChange(container: MedusaContainer, change: NewChange): Promise<void> {
  await writeChanges(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [change])
}
