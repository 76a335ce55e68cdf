import { indexWords } from "@bon-perroquet/engine-tables"
import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Has the database keep the words ready that administrators look for, while whoever owns the tables is there. */
export default async function keepWordsReady({ container }: ExecArgs): Promise<void> {
  await indexWords(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
