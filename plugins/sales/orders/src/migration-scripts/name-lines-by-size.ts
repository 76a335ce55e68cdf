import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { nameLinesBySize } from "../line-names"

/** Requires the owner of the tables. */
export default async function nameLinesOfSizes({ container }: ExecArgs): Promise<void> {
  await nameLinesBySize(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
