import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { nameLinesBySize } from "../line-names"

/** Runs as the owner of the tables, which the trigger needs. */
export default async function nameLinesOfSizes({ container }: ExecArgs): Promise<void> {
  await nameLinesBySize(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
