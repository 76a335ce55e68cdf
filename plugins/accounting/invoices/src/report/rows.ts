import type { VatReport } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Content } from "../modules/documents"
import { issuedWithin, soldWithin, type Period } from "./period"

/** Sum of the documents of one kind, country, scheme and rate. */
export interface Row {
  kind: Content["kind"]
  country: string
  scheme: Content["scheme"]
  /** Null if VAT is charged. */
  exemption?: Content["exemption"] | null
  /** The period of the corrected invoice if earlier, for example "2026-Q3". */
  corrected: string | null
  rate: number
  base_cents: number
  vat_cents: number
}

const rowsStatement = (): string => `
  SELECT kind, content->>'country' AS country, content->>'scheme' AS scheme,
    CASE WHEN (entry->>'rate')::float8 = 0 THEN content->>'exemption' END AS exemption,
    CASE WHEN invoice.sold_at < CAST(:from AS date)::timestamp AT TIME ZONE 'Europe/Brussels'
      THEN to_char(invoice.sold_at AT TIME ZONE 'Europe/Brussels', 'YYYY-"Q"Q') END AS corrected,
    (entry->>'rate')::float8 AS rate,
    sum((entry->>'net_cents')::bigint)::float8 AS base_cents,
    sum((entry->>'vat_cents')::bigint)::float8 AS vat_cents
  FROM sales_document
    CROSS JOIN LATERAL jsonb_array_elements(content->'totals'->'vat') AS entry
    CROSS JOIN LATERAL (SELECT CAST(content->'credits'->>'issued_at' AS timestamptz) AS sold_at) AS invoice
  WHERE ${issuedWithin()}
  GROUP BY 1, 2, 3, 4, 5, 6
  ORDER BY 1, 2, 3, 4 NULLS FIRST, 5 NULLS FIRST, 6`

const countsStatement = (): string => `
  SELECT count(*) FILTER (WHERE kind = 'invoice')::int AS invoices,
    count(*) FILTER (WHERE kind = 'credit_note')::int AS credit_notes,
    COALESCE(sum((content->'totals'->>'total_cents')::bigint
      * CASE kind WHEN 'invoice' THEN 1 ELSE -1 END), 0)::float8 AS total_cents
  FROM sales_document WHERE ${issuedWithin()}`

const customersStatement = (): string => `
  SELECT content->'buyer'->>'vat_number' AS vat_number,
    (array_agg(content->'buyer'->>'company' ORDER BY issued_at DESC))[1] AS company,
    sum((entry->>'net_cents')::bigint * CASE kind WHEN 'invoice' THEN 1 ELSE -1 END)::float8 AS base_cents
  FROM sales_document CROSS JOIN LATERAL jsonb_array_elements(content->'totals'->'vat') AS entry
  WHERE ${issuedWithin()} AND content->>'exemption' = 'intra_community' AND (entry->>'rate')::float8 = 0
  GROUP BY 1 ORDER BY 1`

export type IntraCommunityCustomer = VatReport["intra_community"]["customers"][number]

/** Returns the lines of a period's recapitulative statement: one per customer, less credit notes. */
export async function readCustomers(knex: Knex, period: Period): Promise<IntraCommunityCustomer[]> {
  return (await knex.raw<{ rows: IntraCommunityCustomer[] }>(customersStatement(), { ...period })).rows
}

export interface Counts {
  invoices: number
  credit_notes: number
  total_cents: number
}

/** Returns a period's sums. PostgreSQL computes them, so there are few rows. */
export async function readRows(knex: Knex, period: Period): Promise<{ rows: Row[]; counts: Counts }> {
  const [{ rows }, counted] = await Promise.all([
    knex.raw<{ rows: Row[] }>(rowsStatement(), { ...period }),
    knex.raw<{ rows: Counts[] }>(countsStatement(), { ...period }),
  ])
  return { rows, counts: counted.rows[0] ?? { invoices: 0, credit_notes: 0, total_cents: 0 } }
}

/** Amounts of the documents that were issued on a day (2026-11-21) at a VAT rate, in cents. Credit notes count negative. */
export interface DayAmounts {
  day: string
  rate: number
  net_cents: number
  vat_cents: number
}

const signedSum = (amount: string) =>
  `sum((entry->>'${amount}')::bigint * CASE kind WHEN 'invoice' THEN 1 ELSE -1 END)::float8 AS ${amount}`

const byDayStatement = (): string => `
  SELECT to_char(issued_at AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD') AS day, (entry->>'rate')::float8 AS rate,
    ${signedSum("net_cents")}, ${signedSum("vat_cents")}
  FROM sales_document CROSS JOIN LATERAL jsonb_array_elements(content->'totals'->'vat') AS entry
  WHERE ${soldWithin()}
  GROUP BY 1, 2 ORDER BY 1, 2`

/** Returns the accounting's revenue by day and VAT rate, for reports that must equal it. */
export async function amountsByDay(knex: Knex, period: Period): Promise<DayAmounts[]> {
  return (await knex.raw<{ rows: DayAmounts[] }>(byDayStatement(), { ...period })).rows
}
