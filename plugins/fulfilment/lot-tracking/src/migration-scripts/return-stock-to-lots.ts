import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { divideStockAmongLots } from "../lots"

/**
 * Creates the triggers as the owner of the tables. A change of the triggers needs a script with a new name, because
 * each script runs once.
 */
export default async function returnStockToLots({ container }: ExecArgs): Promise<void> {
  await divideStockAmongLots(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
