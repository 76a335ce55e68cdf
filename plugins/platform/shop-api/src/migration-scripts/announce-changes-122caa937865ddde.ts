import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { installTriggers } from "../changes"

/** Migration scripts run with the rights of the tables' owner, which the engine's role does not have. */
export default async function announceChanges({ container }: ExecArgs): Promise<void> {
  await installTriggers(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
