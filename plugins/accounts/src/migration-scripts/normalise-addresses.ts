import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { normaliseAddresses } from "../address-book/normalise"

/** Writes the addresses that were stored as they were typed in the spelling of their countries. */
export default async function normaliseStoredAddresses({ container }: ExecArgs): Promise<void> {
  await normaliseAddresses(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
