import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { recordStockMovements } from "../movements/triggers"

/** Installs the triggers as the owner of the tables. */
export default async function beginStockHistory({ container }: ExecArgs): Promise<void> {
  await recordStockMovements(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
