import { disputesWithMoney } from "@bon-perroquet/checkout/methods"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const LIMIT = 100

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
  WHERE failed_at IS NOT NULL AND seen_to_at IS NULL AND key NOT LIKE 'dispute:%'
    AND order_refund.order_id <> ALL (?::text[])
  ORDER BY failed_at LIMIT ?`

/**
 * Returns unacknowledged refunds that the bank returned, without disputed payments: a manual refund would pay
 * twice.
 */
export async function failedRefunds(container: MedusaContainer): Promise<FailedRefund[]> {
  const disputedOrders = (await disputesWithMoney(container)).flatMap(({ order_id }) => order_id ?? [])
  return rowsOf(container, FAILED, [disputedOrders, LIMIT])
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
      FROM order_refund WHERE state IN ('pending', 'made', 'undoing')
    UNION ALL SELECT 'status', id, order_id, NULL, created_at
      FROM order_status_change WHERE state = 'pending') AS begun
  JOIN "order" ON "order".id = begun.order_id
  WHERE begun_at < now() - make_interval(secs => ?::double precision) ORDER BY begun_at LIMIT ?`

export async function unfinishedWork(container: MedusaContainer, seconds: number): Promise<Unfinished[]> {
  return rowsOf(container, UNFINISHED, [seconds, LIMIT])
}

export interface Unassigned {
  id: string
  order_number: string
  amount_cents: number
  created_at: Date
}

const UNASSIGNED = `
  SELECT order_refund.id, "order".custom_display_id AS order_number, amount_cents, order_refund.created_at
  FROM order_refund JOIN "order" ON "order".id = order_refund.order_id
  WHERE unassigned AND state = 'done' AND key NOT LIKE 'asked:%' ORDER BY order_refund.created_at LIMIT ?`

/**
 * Returns refunds made outside the shop that are not assigned to parts of the order yet. The parts determine
 * their VAT.
 */
export async function unassignedRefunds(container: MedusaContainer): Promise<Unassigned[]> {
  return rowsOf(container, UNASSIGNED, [LIMIT])
}

export interface RequestedReturn {
  id: string
  order_number: string
  requested_at: Date
}

/** Selects returns that customers requested. Returns from Medusa Admin differ: they have `created_by`. */
const RETURNS = `
  SELECT back.id, "order".custom_display_id AS order_number, coalesce(back.requested_at, back.created_at) AS requested_at
  FROM return back JOIN "order" ON "order".id = back.order_id
  WHERE back.status = 'requested' AND back.deleted_at IS NULL AND back.created_by IS NULL
    AND back.claim_id IS NULL AND back.exchange_id IS NULL AND "order".status <> 'canceled'
  ORDER BY back.created_at LIMIT ?`

export async function requestedReturns(container: MedusaContainer): Promise<RequestedReturn[]> {
  return rowsOf(container, RETURNS, [LIMIT])
}

async function rowsOf<T>(
  container: MedusaContainer,
  statement: string,
  values: (string | number | string[])[],
): Promise<T[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: T[] }>(statement, values)
  return rows
}
