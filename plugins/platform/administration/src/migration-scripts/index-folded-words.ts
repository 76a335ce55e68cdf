import { indexWords } from "@bon-perroquet/medusa-sql"
import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Creates the indexes for the administrators' search. Migration scripts run with the rights of the tables' owner, which
 * the engine's role does not have.
 */
export default async function keepWordsReady({ container }: ExecArgs): Promise<void> {
  await indexWords(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
