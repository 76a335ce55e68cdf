import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { installTriggers } from "../changes"

/** Has the database tell what changes, while whoever owns the tables is there. */
export default async function announceChanges({ container }: ExecArgs): Promise<void> {
  await installTriggers(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
