import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { recordStockMovements } from "../movements/triggers"

/** Begins the history of stock, while whoever owns the tables is there. */
export default async function beginStockHistory({ container }: ExecArgs): Promise<void> {
  await recordStockMovements(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
