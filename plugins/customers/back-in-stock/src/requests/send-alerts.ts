import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailReturn } from "../mails"
import { requestedSize, type RequestedSize } from "../goods"
import { nextRound, TURN_HOURS, type Moment } from "./turn"

interface Waiting {
  product_id: string
  variant_id: string
}

const WAITED_FOR = `
  SELECT DISTINCT product_id, variant_id FROM back_in_stock_request WHERE confirmed_at IS NOT NULL`

async function sizesBack(container: MedusaContainer, knex: Knex): Promise<RequestedSize[]> {
  const { rows } = await knex.raw<{ rows: Waiting[] }>(WAITED_FOR)
  const sizes: RequestedSize[] = []
  for (const { product_id, variant_id } of rows) {
    const size = await requestedSize(container, product_id, DEFAULT_LANGUAGE, variant_id)
    if (size && size.variant.stock > 0) sizes.push(size)
  }
  return sizes
}

/**
 * Sends alerts for sizes that are back in stock. Every few hours, a batch notifies as many people as there are units.
 * A large batch is split into rounds, one per run of the job. Several processes can run it at the same time.
 */
export async function sendAlerts(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const sizes = await sizesBack(container, knex)
  await knex.raw("DELETE FROM back_in_stock_return WHERE variant_id <> ALL (CAST(? AS text[]))", [
    sizes.map(({ variant }) => variant.id) as unknown as string,
  ])
  for (const size of sizes) await knex.transaction((transaction) => sendRound(container, transaction, size))
}

interface Turn extends Omit<Moment, "stock"> {
  is_due: boolean
  left: number | null
}

/** Returns the size's current batch. Locks its row until the alerts are stored, so that no other process sends them. */
async function turnOf(transaction: Knex, variantId: string): Promise<Turn | undefined> {
  await transaction.raw("INSERT INTO back_in_stock_return (variant_id) VALUES (?) ON CONFLICT DO NOTHING", [
    variantId,
  ])
  await transaction.raw("SELECT FROM back_in_stock_return WHERE variant_id = ? FOR UPDATE", [variantId])
  const { rows } = await transaction.raw<{ rows: Turn[] }>(
    `SELECT next_at <= now() AS is_due, extract(epoch FROM now() - began_at)::float8 / 3600 AS hours,
       left_in_turn AS left,
       (SELECT count(*)::int FROM back_in_stock_request
        WHERE variant_id = told.variant_id AND confirmed_at IS NOT NULL) AS waiting
     FROM back_in_stock_return told WHERE variant_id = ?`,
    [variantId],
  )
  return rows[0]
}

/** Stores the alerts of a round, and how many are left in the batch, in one transaction. */
async function sendRound(container: MedusaContainer, transaction: Knex, size: RequestedSize): Promise<void> {
  const { id, stock } = size.variant
  const turn = await turnOf(transaction, id)
  if (!turn?.is_due) return
  const { people, left } = nextRound({ ...turn, stock })
  const { rows } = await transaction.raw<{ rows: { id: string; email: string; language: string }[] }>(
    `SELECT id, email, language FROM back_in_stock_request WHERE variant_id = ? AND confirmed_at IS NOT NULL
     ORDER BY confirmed_at, id LIMIT ? FOR UPDATE`,
    [id, people],
  )
  // The message's key prevents a second e-mail after a crash.
  for (const request of rows) await mailReturn(container, request, size)
  await transaction.raw("DELETE FROM back_in_stock_request WHERE id = ANY (CAST(? AS text[]))", [
    rows.map((request) => request.id) as unknown as string,
  ])
  await transaction.raw(
    `UPDATE back_in_stock_return SET left_in_turn = :left,
       next_at = CASE WHEN :is_over THEN now() + make_interval(hours => ${TURN_HOURS}) ELSE next_at END
     WHERE variant_id = :id`,
    { id, left, is_over: left === null },
  )
}
