import type { Customer, CustomerKind } from "@bon-perroquet/contract"
import {
  CUSTOMERS_WITH_WORDS,
  IS_LISTED_CUSTOMER,
  ORDERS_WITH_WORDS,
  searchConditions,
} from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { factsOfCustomers, type CustomerFacts } from "@bon-perroquet/medusa-sql/buying/customer-facts"

interface CustomerFilter {
  search?: string
  kind?: CustomerKind
  offset: number
  limit: number
}

export interface Row {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  has_account: boolean
  created_at: Date
}

const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`

/** Matches a customer's records or orders, also those of a guest with an account's address. */
const foundBy = (hasWords: boolean): string => `customer.email = ANY (ARRAY(
  SELECT email FROM customer
    WHERE concat_ws(' ', first_name, last_name, email, phone) ILIKE ALL (CAST(:patterns AS text[]))
  ${
    hasWords
      ? `UNION ALL SELECT email FROM customer WHERE id = ANY (ARRAY(${CUSTOMERS_WITH_WORDS}))
         UNION ALL SELECT email FROM customer WHERE id = ANY (ARRAY(
           SELECT customer_id FROM "order" WHERE id = ANY (ARRAY(${ORDERS_WITH_WORDS})) AND deleted_at IS NULL))`
      : ""
  }))`

const KIND_IS: Record<CustomerKind, string> = {
  account: "customer.has_account",
  guest: "NOT customer.has_account",
}

export const COLUMNS = "customer.id, email, first_name, last_name, has_account, created_at"

export const customerView = (row: Row, facts: CustomerFacts | undefined): Customer => ({
  id: row.id,
  email: row.email,
  name: [row.first_name, row.last_name].filter(Boolean).join(" ") || (facts?.name ?? ""),
  kind: row.has_account ? "account" : "guest",
  since: row.created_at.toISOString(),
  orders: facts?.orders ?? 0,
  last_order_at: facts?.last_order_at?.toISOString() ?? null,
  worth_cents: facts ? facts.paid_cents - facts.refunded_cents : 0,
})

export async function findCustomers(
  knex: Knex,
  { search = "", kind, offset, limit }: CustomerFilter,
): Promise<{ customers: Customer[]; total: number }> {
  const patterns = search.split(/\s+/).filter(Boolean).map(pattern)
  const words = patterns.length ? searchConditions(search) : null
  const conditions = [
    IS_LISTED_CUSTOMER,
    ...(patterns.length ? [foundBy(words !== null)] : []),
    ...(kind ? [KIND_IS[kind]] : []),
  ].join(" AND ")
  const { rows } = await knex.raw<{ rows: (Row & { total: number })[] }>(
    `WITH matching AS MATERIALIZED (SELECT ${COLUMNS} FROM customer WHERE ${conditions})
     SELECT page.*, counted.total FROM (SELECT count(*)::int AS total FROM matching) counted
     LEFT JOIN LATERAL (SELECT * FROM matching ORDER BY created_at DESC, id DESC LIMIT :limit OFFSET :offset) page
       ON true`,
    { offset, limit, ...(patterns.length && { patterns, ...words }) },
  )
  const customers = rows.filter(({ id }) => id !== null)
  const factsOf = await factsOfCustomers(
    knex,
    customers.map(({ id }) => id),
  )
  return {
    customers: customers.map((row) => customerView(row, factsOf.get(row.id))),
    total: rows[0]?.total ?? 0,
  }
}
