import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CREATE_LEASES } from "../providers/lease/lease-table"

/** Makes the table of the leases, or brings an older one up to date, while whoever may make tables is there. */
export default async function createLeases({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(CREATE_LEASES)
}
