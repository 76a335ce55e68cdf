import type { Author } from "@bon-perroquet/api-kit/changes"
import type { PromotionForm } from "@bon-perroquet/contract"
import { formOf } from "@bon-perroquet/checkout/promotions/simple"
import { purgePromotion } from "@bon-perroquet/medusa-sql/catalogue/purge"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isDeepStrictEqual } from "node:util"
import { addPromotion, removePromotion } from "../../promotions"
import { type LineResult, type PendingLine, tableOf } from "../../modules/product-import"
import { MADE, refusedLine, settledLine } from "../line"
import { objection, objectionOf, without } from "../objection"
import { promotionsByCode } from "./check"
import type { MadePromotion } from "./undo"

const BATCH = 100

/** Imports promotions, or undoes an import. A line of an interrupted batch is recognised by its code. */
export async function carryOutPromotions(container: MedusaContainer, work: Required<Author>): Promise<void> {
  const table = tableOf(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const undoes = (await table.find(work.import_id))?.undoes
  const carryOut = undoes ? remove : create
  for (;;) {
    const batch = await table.pending(work.import_id, BATCH)
    if (!batch.length) return
    for (const line of batch) {
      if (!(await table.isRunning(work.import_id))) return
      const settled = await carryOut(container, work, line).catch((error: unknown) => refusedBy(line, error))
      await table.saveResults(knex, [settled])
    }
  }
}

function refusedBy(line: PendingLine, error: unknown): LineResult {
  if (!(error instanceof Refusal)) throw error
  const isKnown = error.code === "promotion_code_in_use"
  return refusedLine(line, isKnown ? objection("promotion_known", line.sku) : objectionOf(error))
}

async function create(
  container: MedusaContainer,
  { by }: Required<Author>,
  line: PendingLine,
): Promise<LineResult> {
  if (!line.after) return settledLine(line, null)
  const form = line.after as unknown as PromotionForm
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const existing = (await promotionsByCode(knex, [form.code])).get(form.code.toLowerCase())
  const made =
    existing && isDeepStrictEqual(formOf(existing), form) ? existing : await addPromotion(container, by, form)
  return settledLine(line, { ...line.after, [MADE]: made.id })
}

async function remove(
  container: MedusaContainer,
  { by }: Required<Author>,
  line: PendingLine,
): Promise<LineResult> {
  const id = (line.after as MadePromotion | null)?.[MADE]
  if (id) {
    await removePromotion(container, by, id).catch((error: unknown) => {
      // An interrupted run has deleted the promotion already.
      if (!(error instanceof Refusal && error.code === "promotion_not_found")) throw error
    })
    await purgePromotion(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  }
  return settledLine(line, without(line.after ?? {}, MADE))
}
