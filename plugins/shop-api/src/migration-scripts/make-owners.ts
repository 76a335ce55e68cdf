import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { makeOwners } from "../roles"

/** Whoever was an administrator before there were roles could do everything, and goes on so. */
export default async function ownersOfBefore({ container }: ExecArgs): Promise<void> {
  await makeOwners(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
