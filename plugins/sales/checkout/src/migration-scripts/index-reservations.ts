import { indexReservations } from "@bon-perroquet/medusa-sql"
import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export default async function findReservations({ container }: ExecArgs): Promise<void> {
  await indexReservations(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
