import type { Language } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

interface AlertRequest {
  product_id: string
  variant_id: string
  email: string
  language: Language
}

/**
 * Stores a request, once per address and size. A confirmed request stays confirmed.
 * @param confirmed whether the caller's address is verified
 * @returns the id of the request if it must be confirmed
 */
export async function writeRequest(
  knex: Knex,
  request: AlertRequest,
  confirmed: boolean,
): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `INSERT INTO back_in_stock_request (id, product_id, variant_id, email, language, confirmed_at)
     VALUES (:id, :product_id, :variant_id, :email, :language, ${confirmed ? "now()" : "NULL"})
     ON CONFLICT (variant_id, email) DO UPDATE SET language = excluded.language, updated_at = now(),
       confirmed_at = excluded.confirmed_at
     WHERE back_in_stock_request.confirmed_at IS NULL
     RETURNING id`,
    { ...request, id: generateEntityId(undefined, "bis"), email: request.email.toLowerCase() },
  )
  return confirmed ? null : (rows[0]?.id ?? null)
}

export async function confirmRequest(knex: Knex, id: string): Promise<boolean> {
  const { rowCount } = await knex.raw<{ rowCount: number }>(
    `UPDATE back_in_stock_request SET confirmed_at = COALESCE(confirmed_at, now()), updated_at = now() WHERE id = ?`,
    [id],
  )
  return rowCount > 0
}

export async function endRequest(knex: Knex, id: string): Promise<void> {
  await knex.raw("DELETE FROM back_in_stock_request WHERE id = ?", [id])
}
