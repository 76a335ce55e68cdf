import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { keepHandles } from "../handles"

/** Migration scripts run with the rights of the tables' owner, which the engine's role does not have. */
export default async function keepProductHandles({ container }: ExecArgs): Promise<void> {
  await keepHandles(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
