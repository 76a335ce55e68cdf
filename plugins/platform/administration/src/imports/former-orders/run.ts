import {
  addFormerOrders,
  removeFormerOrders,
  type NewFormerOrder,
} from "@bon-perroquet/accounts/former-orders"
import type { Author } from "@bon-perroquet/api-kit/changes"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { tableOf } from "../../modules/product-import"
import { batchesOf } from "../batches"

const BATCH = 1_000

/** Imports past orders, or undoes an import. Each batch is one transaction, so that an interruption repeats nothing. */
export async function carryOutOrders(
  container: MedusaContainer,
  { import_id }: Required<Author>,
): Promise<void> {
  const table = tableOf(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const undoes = (await table.find(import_id))?.undoes
  for await (const batch of batchesOf(table, import_id, BATCH)) {
    await knex.transaction(async (transaction) => {
      if (undoes)
        await removeFormerOrders(
          transaction,
          undoes,
          batch.map(({ sku }) => sku),
        )
      else
        await addFormerOrders(
          transaction,
          batch.flatMap(({ after }) =>
            after ? [{ ...(after as Omit<NewFormerOrder, "import_id">), import_id }] : [],
          ),
        )
      await table.saveResults(
        transaction,
        batch.map(({ id, before, after, changes }) => ({
          id,
          before,
          after,
          changes,
          code: null,
          about: null,
        })),
      )
    })
  }
}
