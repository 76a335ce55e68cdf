import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { divideStockAmongLots } from "../lots"

/** Has the database divide stock among lots, while whoever owns the tables is there. */
export default async function beginToDivide({ container }: ExecArgs): Promise<void> {
  await divideStockAmongLots(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
