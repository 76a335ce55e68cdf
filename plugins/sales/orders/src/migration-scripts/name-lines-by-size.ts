import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { nameLinesBySize } from "../line-names"

/** Migration scripts run with the rights of the tables' owner, which the engine's role does not have. */
export default async function nameLinesOfSizes({ container }: ExecArgs): Promise<void> {
  await nameLinesBySize(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
