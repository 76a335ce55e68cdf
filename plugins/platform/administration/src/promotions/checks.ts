import type { PromotionForm } from "@bon-perroquet/contract"
import {
  formOf,
  lastDay,
  type Period,
  type PromotionRow,
  readPromotion,
} from "@bon-perroquet/checkout/promotions/simple"
import { refuse } from "@bon-perroquet/api-kit/http"
import { midnightOf } from "@bon-perroquet/vat/rates/midnight"
import { dayInBelgium, dayLater } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export async function requirePromotion(knex: Knex, id: string): Promise<PromotionRow> {
  const row = await readPromotion(knex, id)
  if (!row) throw refuse("promotion_not_found", 404)
  return row
}

/**
 * Returns the values of the dashboard's form.
 * @throws 409 promotion_not_simple if the form can't represent the promotion
 */
export function requireForm(row: PromotionRow): PromotionForm {
  const form = formOf(row)
  if (!form) throw refuse("promotion_not_simple", 409)
  return form
}

/** Checks that no other promotion has the code, ignoring case. */
export async function requireFreeCode(knex: Knex, { code }: PromotionForm, id = ""): Promise<void> {
  const other = await knex<{ id: string }>("promotion")
    .whereRaw("lower(code) = lower(?) AND id <> ? AND deleted_at IS NULL", [code, id])
    .first("id")
  if (other) throw refuse("promotion_code_in_use", 409)
}

export async function requireTargets(
  knex: Knex,
  { product_ids, category_ids }: PromotionForm,
): Promise<void> {
  const isThere = async (table: string, ids: string[]) => {
    const rows = await knex(table).whereIn("id", ids).whereNull("deleted_at").select("id")
    return rows.length === new Set(ids).size
  }
  if (!(await isThere("product", product_ids))) throw refuse("product_not_found", 404)
  if (!(await isThere("product_category", category_ids))) throw refuse("invalid_request", 400)
}

/** Returns midnight of the first day to the end of the last. An unchanged day keeps its time. */
export function periodOf({ from, until }: PromotionForm, before?: PromotionRow): Period {
  const starts_at = before?.starts_at ?? null
  const ends_at = before?.ends_at ?? null
  const keepsFrom = starts_at !== null && dayInBelgium(starts_at) === from
  const keepsUntil = ends_at !== null && lastDay(ends_at) === until
  return {
    starts_at: keepsFrom ? starts_at : from === null ? null : midnightOf(from),
    ends_at: keepsUntil ? ends_at : until === null ? null : midnightOf(dayLater(until, 1)),
  }
}
