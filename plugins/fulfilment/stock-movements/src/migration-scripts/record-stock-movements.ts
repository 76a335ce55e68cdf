import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { recordStockMovements } from "../movements/triggers"

/** Migration scripts run with the rights of the tables' owner, which the engine's role does not have. */
export default async function beginStockHistory({ container }: ExecArgs): Promise<void> {
  await recordStockMovements(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
