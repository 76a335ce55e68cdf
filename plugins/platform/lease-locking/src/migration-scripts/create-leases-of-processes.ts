import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CREATE_LEASES } from "../providers/lease/lease-table"

/** Creates the table of leases. Only a migration script has the rights of the tables' owner, which this needs. */
export default async function createLeases({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(CREATE_LEASES)
}
