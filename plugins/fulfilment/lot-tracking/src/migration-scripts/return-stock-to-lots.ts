import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { divideStockAmongLots } from "../lots"

/**
 * Creates the triggers that divide stock among lots. The name describes the latest change, because a database runs
 * each script once, as the table owner.
 */
export default async function returnStockToLots({ container }: ExecArgs): Promise<void> {
  await divideStockAmongLots(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
