import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** More than a person can read at once; the rest shows when these are done. */
const AT_MOST = 100

export interface FailedRefund {
  id: string
  order_number: string
  amount_cents: number
  failed_at: Date
  failure: string | null
}

const FAILED = `
  SELECT order_refund.id, "order".custom_display_id AS order_number, amount_cents, failed_at, failure
  FROM order_refund JOIN "order" ON "order".id = order_refund.order_id
  WHERE failed_at IS NOT NULL AND seen_to_at IS NULL ORDER BY failed_at LIMIT ?`

/** Refunds that the customer's bank sent back, and that nobody has seen to. */
export async function failedRefunds(container: MedusaContainer): Promise<FailedRefund[]> {
  return rowsOf(container, FAILED, [AT_MOST])
}

export interface Unfinished {
  kind: "refund" | "status"
  id: string
  order_number: string
  amount_cents: number | null
  begun_at: Date
}

const UNFINISHED = `
  SELECT begun.*, "order".custom_display_id AS order_number FROM (
    SELECT 'refund' AS kind, id, order_id, amount_cents, created_at AS begun_at
      FROM order_refund WHERE state IN ('pending', 'made')
    UNION ALL SELECT 'status', id, order_id, NULL, created_at
      FROM order_status_change WHERE state = 'pending') AS begun
  JOIN "order" ON "order".id = begun.order_id
  WHERE begun_at < now() - make_interval(secs => ?::double precision) ORDER BY begun_at LIMIT ?`

/** Refunds and changes of status that the shop began and could not finish, however often it tried. */
export async function unfinishedWork(container: MedusaContainer, seconds: number): Promise<Unfinished[]> {
  return rowsOf(container, UNFINISHED, [seconds, AT_MOST])
}

/** Somebody gave the money of a failed refund back in another way. @returns the order's number, or null if it had not failed */
export async function seeToRefund(
  container: MedusaContainer,
  id: string,
  by: string,
): Promise<{ order_id: string; order_number: string; amount_cents: number } | null> {
  const [row] = await rowsOf<{ order_id: string; order_number: string; amount_cents: number }>(
    container,
    `UPDATE order_refund SET seen_to_at = now(), seen_to_by = ?, updated_at = now() FROM "order"
     WHERE order_refund.id = ? AND failed_at IS NOT NULL AND seen_to_at IS NULL AND "order".id = order_refund.order_id
     RETURNING order_id, "order".custom_display_id AS order_number, amount_cents`,
    [by, id],
  )
  return row ?? null
}

async function rowsOf<T>(
  container: MedusaContainer,
  statement: string,
  values: (string | number)[],
): Promise<T[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: T[] }>(statement, values)
  return rows
}
