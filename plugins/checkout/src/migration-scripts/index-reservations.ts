import { indexReservations } from "@bon-perroquet/engine-tables"
import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Has the database find what is held for a cart, while whoever owns the tables is there. */
export default async function findHolds({ container }: ExecArgs): Promise<void> {
  await indexReservations(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
