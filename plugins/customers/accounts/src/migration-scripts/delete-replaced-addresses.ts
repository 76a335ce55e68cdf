import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteReplacedAddresses } from "@bon-perroquet/medusa-sql"

/** Deletes addresses that earlier versions left when a cart got another address. The script runs once. */
export default async function deleteEarlierAddresses({ container }: ExecArgs): Promise<void> {
  await deleteReplacedAddresses(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
