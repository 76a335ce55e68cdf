import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { divideStockAmongLots } from "../lots"

/** Creates the triggers as the table owner. When they change, rename the script, because each runs once. */
export default async function returnStockToLots({ container }: ExecArgs): Promise<void> {
  await divideStockAmongLots(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
