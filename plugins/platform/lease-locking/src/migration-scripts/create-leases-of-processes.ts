import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CREATE_LEASES } from "../providers/lease/lease-table"

/** Migration scripts run with the rights of the tables' owner, which the engine's role does not have. */
export default async function createLeases({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(CREATE_LEASES)
}
