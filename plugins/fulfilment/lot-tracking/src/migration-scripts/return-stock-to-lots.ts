import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { divideStockAmongLots } from "../lots"

/** Creates the triggers. Named for the latest change, because each script runs once, as the table owner. */
export default async function returnStockToLots({ container }: ExecArgs): Promise<void> {
  await divideStockAmongLots(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
