import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { nameLinesBySize } from "../line-names"

/** Names lines by their sizes, while whoever owns the tables is there. */
export default async function nameLinesOfSizes({ container }: ExecArgs): Promise<void> {
  await nameLinesBySize(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
