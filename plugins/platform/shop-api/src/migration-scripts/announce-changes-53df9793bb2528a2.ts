import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { installTriggers } from "../changes"

/** Runs as the owner of the tables. */
export default async function announceChanges({ container }: ExecArgs): Promise<void> {
  await installTriggers(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
