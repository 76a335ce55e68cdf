import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { nameLinesBySize } from "../line-names"

/** Installs the trigger with the rights of the tables' owner. Medusa's role does not have them. */
export default async function nameLinesOfSizes({ container }: ExecArgs): Promise<void> {
  await nameLinesBySize(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
