import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import type { Author } from "@bon-perroquet/api-kit/changes"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { type CheckedLine, type LineResult, type PendingLine, tableOf } from "../../modules/product-import"
import { batchesOf } from "../batches"
import { MADE, refusedLine, settledLine, undoneLine } from "../line"
import { objection, without } from "../objection"
import { REMOVED } from "../undo"
import { requireReviewKeeper, type NewReview } from "./check"

const BATCH = 500

/** Imports reviews, or undoes an import. Each batch is one transaction, so that an interruption repeats nothing. */
export async function carryOutReviews(
  container: MedusaContainer,
  { import_id }: Required<Author>,
): Promise<void> {
  const table = tableOf(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const carryOut = (await table.find(import_id))?.undoes ? remove : create
  for await (const batch of batchesOf(table, import_id, BATCH)) {
    await knex.transaction(async (transaction) =>
      table.saveResults(transaction, await carryOut(transaction, batch)),
    )
    await rereadProducts(container, [...new Set(batch.flatMap(({ product_id }) => product_id ?? []))])
  }
}

async function create(transaction: Knex, batch: readonly PendingLine[]): Promise<LineResult[]> {
  const reviews = batch.flatMap((line) =>
    line.after
      ? [
          {
            line,
            review: { ...(line.after as unknown as NewReview), id: generateEntityId(undefined, "rev") },
          },
        ]
      : [],
  )
  const added = await requireReviewKeeper().add(
    transaction,
    reviews.map(({ review }) => review),
  )
  const ids = new Map(reviews.map(({ line, review }) => [line.id, review.id]))
  return batch.map((line) => {
    const id = ids.get(line.id)
    if (id === undefined) return settledLine(line, null)
    // The author may have written a review since the import was checked.
    return added.has(id)
      ? settledLine(line, { ...line.after, [MADE]: id })
      : refusedLine(line, objection("review_known"))
  })
}

async function remove(transaction: Knex, batch: readonly PendingLine[]): Promise<LineResult[]> {
  const ids = batch.flatMap(({ after }) => (typeof after?.[MADE] === "string" ? [after[MADE]] : []))
  await requireReviewKeeper().remove(transaction, ids)
  return batch.map((line) => settledLine(line, without(line.after ?? {}, MADE)))
}

/**
 * Returns the lines that undo an import of reviews by deleting them. A review that its author has changed since is an
 * error.
 */
export async function undoReviews(
  container: MedusaContainer,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const products = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))]
  const current = new Map(
    (await requireReviewKeeper().ofProducts(knex, products)).map((each) => [each.id, each]),
  )
  return lines.map((line) => {
    const id = line.after?.[MADE]
    const now = typeof id === "string" ? current.get(id) : undefined
    const isChanged = now !== undefined && now.text !== line.after?.["text"]
    return undoneLine(
      line,
      { [REMOVED]: "review", [MADE]: id },
      isChanged ? objection("changed_since", "text") : null,
    )
  })
}
