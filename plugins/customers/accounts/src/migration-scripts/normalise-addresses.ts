import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { normaliseAddresses } from "../address-book/normalise"

export default async function normaliseStoredAddresses({ container }: ExecArgs): Promise<void> {
  await normaliseAddresses(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
