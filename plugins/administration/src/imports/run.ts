import { recordChange } from "@bon-perroquet/change-log/changes"
import { Refusal } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { changeFigures } from "../goods"
import {
  PRODUCT_IMPORT_MODULE,
  type LineCode,
  type PendingLine,
  type ProductImportModuleService,
} from "../modules/product-import"
import { objection, productsBySku, wouldChange } from "./check"

/** Lines that are carried out in one transaction: enough to be quick, few enough that no checkout waits long. */
const BATCH = 200

const tableOf = (container: MedusaContainer) =>
  container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE).table

/**
 * Carries out what is still pending of an import. One process does it at a time; whatever stops it, the next call goes
 * on after the last batch that was finished.
 */
export async function runImport(container: MedusaContainer, id: string): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(
    `product-import:${id}`,
    async () => {
      const table = tableOf(container)
      const { by = "" } = (await table.find(id)) ?? {}
      for (;;) {
        const batch = await table.pending(id, BATCH)
        if (!batch.length) break
        await carryOut(container, { id, by }, batch)
      }
      await finish(container, id)
    },
    { timeout: 1 },
  )
}

async function finish(container: MedusaContainer, id: string): Promise<void> {
  const table = tableOf(container)
  if (!(await table.finish(id))) return
  const row = await table.find(id)
  if (!row) return
  const { by, file_name, lines, changes, error_count } = row
  await recordChange(container, {
    ...{ by, subject: "import", subject_id: id, label: file_name, action: "run" },
    before: null,
    after: { lines, changes, errors: error_count },
  })
}

/** An import that is carried out, and who began it. */
interface Work {
  id: string
  by: string
}

/** One transaction; where it fails, each line gets one of its own, so that a bad one harms no other. */
async function carryOut(container: MedusaContainer, work: Work, batch: PendingLine[]): Promise<void> {
  try {
    await together(container, work, batch)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Lines ${batch[0]?.line} to ${batch.at(-1)?.line} of ${work.id} one by one: ${String(error)}`)
    for (const line of batch) await alone(container, work, line)
  }
}

async function together(container: MedusaContainer, { by }: Work, batch: PendingLine[]): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const table = tableOf(container)
  const products = await productsBySku(
    knex,
    batch.map(({ sku }) => sku),
  )
  const settled: { id: string; changes: boolean; code: LineCode | null }[] = []
  const figures = batch.flatMap((line) => {
    const known = products.get(line.sku)
    const code = objection(known, line)
    const changes = known !== undefined && code === null && wouldChange(known, line)
    settled.push({ id: line.id, changes, code })
    if (!changes) return []
    const { price_cents, stock } = line
    return [{ product_id: known.row.id, price_cents: price_cents ?? undefined, stock: stock ?? undefined }]
  })
  await changeFigures(container, by, figures, (transaction) => table.settle(transaction, settled))
}

async function alone(container: MedusaContainer, work: Work, line: PendingLine): Promise<void> {
  try {
    await together(container, work, [line])
  } catch (error) {
    // Somebody is buying it all the time: the line stays pending for the next round.
    if (error instanceof Refusal && error.code === "product_busy") throw error
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await tableOf(container).settle(knex, [{ id: line.id, changes: false, code: "not_carried_out" }])
  }
}
