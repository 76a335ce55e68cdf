import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CREATE_LEASES } from "../providers/lease/lease-table"

/** Runs as the owner of the tables. */
export default async function createLeases({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(CREATE_LEASES)
}
