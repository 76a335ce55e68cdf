import { isOpenQuote, MAX_OPEN_QUOTES, type QuoteLine, type QuoteState } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { refuse } from "@bon-perroquet/api-kit/http"
import { emailOfAccount, nameOfAccount } from "@bon-perroquet/medusa-sql/buying/credit"
import { customerOfOrder, orderOfOffer } from "@bon-perroquet/medusa-sql/buying/quotes"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export type StoredLine = QuoteLine & {
  product_id: string
  /** Price that the account paid when it requested the quote, VAT included. Absent in rows of earlier versions. */
  usual_cents?: number
  /** Belgian VAT rate of the request, then of the offer. Absent in rows of earlier versions. */
  vat_rate?: number
}

export interface QuoteRow {
  id: string
  customer_id: string
  language: Language
  channel: string | null
  /** An offer after its last day is expired, also before the job records it. */
  state: QuoteState
  lines: StoredLine[]
  message: string
  answer: string
  valid_until: string | null
  price_list_id: string | null
  order_number: string | null
  created_at: Date
  /** Company or name, and address of the account. Null if it was deleted. */
  name: string | null
  email: string | null
}

const TODAY = "CAST(CAST(now() AT TIME ZONE 'Europe/Brussels' AS date) AS text)"
const IS_OVER = `(state = 'offered' AND valid_until < ${TODAY})`

const ROWS = `
  SELECT id, customer_id, language, channel, lines, message, answer, valid_until, price_list_id, order_number, created_at,
    CASE WHEN ${IS_OVER} THEN 'expired' ELSE state END AS state,
    ${nameOfAccount("quote.customer_id")} AS name, ${emailOfAccount("quote.customer_id")} AS email
  FROM quote`

/** Quotes that an account sees. */
const LISTED = 100
const NEWEST_FIRST = "ORDER BY created_at DESC, id DESC"

export const quotesOf = async (knex: Knex, customer: string): Promise<QuoteRow[]> =>
  (
    await knex.raw<{ rows: QuoteRow[] }>(`${ROWS} WHERE customer_id = ? ${NEWEST_FIRST} LIMIT ${LISTED}`, [
      customer,
    ])
  ).rows

/** @param customer the account that must own it. Default: any. @throws 404 quote_not_found */
export async function requireQuote(
  knex: Knex,
  id: string,
  customer: string | null = null,
): Promise<QuoteRow> {
  const { rows } = await knex.raw<{ rows: QuoteRow[] }>(
    `${ROWS} WHERE id = :id AND customer_id = COALESCE(CAST(:customer AS text), customer_id)`,
    { id, customer },
  )
  if (!rows[0]) throw refuse("quote_not_found", 404)
  return rows[0]
}

/** @throws 409 quote_closed */
export function requireOpen(quote: Pick<QuoteRow, "state">): void {
  if (!isOpenQuote(quote)) throw refuse("quote_closed", 409)
}

interface Page {
  state?: QuoteState | undefined
  offset: number
  limit: number
}

export async function quotePage(
  knex: Knex,
  { state, ...page }: Page,
): Promise<{ rows: QuoteRow[]; total: number }> {
  const { rows } = await knex.raw<{ rows: (QuoteRow & { total: number })[] }>(
    `SELECT *, count(*) OVER ()::int AS total FROM (${ROWS}) listed
     WHERE state = COALESCE(CAST(:state AS text), state) ${NEWEST_FIRST} OFFSET :offset LIMIT :limit`,
    { state: state ?? null, ...page },
  )
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** Returns a page of all quotes by id. @param after id of the last quote of the page before */
export const quotesAfter = async (knex: Knex, after: string): Promise<QuoteRow[]> =>
  (await knex.raw<{ rows: QuoteRow[] }>(`${ROWS} WHERE id > ? ORDER BY id LIMIT 200`, [after])).rows

/** Returns the requested quotes, oldest first. */
export const readUnanswered = async (knex: Knex): Promise<QuoteRow[]> =>
  (await knex.raw<{ rows: QuoteRow[] }>(`${ROWS} WHERE state = 'requested' ORDER BY created_at LIMIT 100`))
    .rows

type NewQuote = Pick<QuoteRow, "customer_id" | "language" | "channel" | "lines" | "message">

/** @returns its id. @throws 409 quotes_too_many */
export const insertQuote = (knex: Knex, { lines, ...quote }: NewQuote): Promise<string> =>
  knex.transaction(async (transaction) => {
    // Takes a lock, so that two devices can't exceed the maximum together.
    await transaction.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`quotes:${quote.customer_id}`])
    const { rows } = await transaction.raw<{ rows: { open: number }[] }>(
      `SELECT count(*)::int AS open FROM quote
       WHERE customer_id = ? AND state IN ('requested', 'offered') AND NOT ${IS_OVER}`,
      [quote.customer_id],
    )
    if ((rows[0]?.open ?? 0) >= MAX_OPEN_QUOTES)
      throw refuse("quotes_too_many", 409, { most: MAX_OPEN_QUOTES })
    const id = generateEntityId(undefined, "quote")
    await transaction("quote").insert({
      ...{ id, ...quote, state: "requested", answer: "" },
      lines: JSON.stringify(lines),
    })
    return id
  })

type Change = Partial<
  Pick<QuoteRow, "state" | "answer" | "valid_until" | "price_list_id" | "lines"> & { offered_at: Date }
>

/**
 * Changes an open quote. The condition is needed, because orders accept offers without the lock of the quote.
 * @throws 409 quote_closed
 */
export async function updateQuote(knex: Knex, id: string, { lines, ...change }: Change): Promise<void> {
  const changed = await knex("quote")
    .where({ id })
    .whereIn("state", ["requested", "offered"])
    .update({ ...change, ...(lines && { lines: JSON.stringify(lines) }), updated_at: knex.fn.now() })
  if (!changed) throw refuse("quote_closed", 409)
}

const ORDERED = `
  UPDATE quote SET state = 'accepted', order_number = found.order_number, updated_at = now()
  FROM (
    SELECT id, ${orderOfOffer({ customer: "quote.customer_id", since: "quote.offered_at", lines: "quote.lines" })} AS order_number
    FROM quote
    WHERE state = 'offered' AND customer_id = COALESCE(${customerOfOrder("CAST(:order AS text)")}, customer_id)
      AND id = COALESCE(CAST(:quote AS text), id)
  ) found
  WHERE quote.id = found.id AND quote.state = 'offered' AND found.order_number IS NOT NULL RETURNING quote.id`

/**
 * Accepts the offers whose customer ordered the goods.
 * @param only limits them to the offers of this order's customer, or to one quote. Default: all
 * @returns their ids
 */
export async function acceptOrdered(
  knex: Knex,
  { order = null, quote = null }: { order?: string | null; quote?: string | null } = {},
): Promise<string[]> {
  const { rows } = await knex
    .raw<{ rows: { id: string }[] }>(ORDERED, { order, quote })
    .options({ name: "accept ordered quotes" })
  return rows.map(({ id }) => id)
}

/** Records the offers whose last day is over. */
export async function expireOffers(knex: Knex): Promise<void> {
  await knex.raw(`UPDATE quote SET state = 'expired', updated_at = now() WHERE ${IS_OVER}`)
}
