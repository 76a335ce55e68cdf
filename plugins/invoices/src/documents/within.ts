import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Content, SalesDocument } from "../modules/documents"
import { ISSUED_WITHIN, type Period } from "../report/period"

/** Read at once: with all that they say, some megabytes at most. */
const PAGE = 500

type Page = Pick<SalesDocument, "number" | "content"> & { at: string }

// A moment as PostgreSQL writes it: a Date has no microseconds, and would find a document twice or never.
const NEXT = `
  SELECT number, content, issued_at::text AS at FROM sales_document
  WHERE ${ISSUED_WITHIN} AND issued_at >= CAST(:at AS timestamptz)
    AND (issued_at, number) > (CAST(:at AS timestamptz), CAST(:number AS text))
  ORDER BY issued_at, number LIMIT ${PAGE}`

/** Every document issued in a period, oldest first, a few at a time. */
export async function* documentsWithin(knex: Knex, period: Period): AsyncGenerator<Content> {
  let after = { at: "-infinity", number: "" }
  for (;;) {
    const { rows } = await knex.raw<{ rows: Page[] }>(NEXT, { ...period, ...after })
    for (const { content } of rows) yield content
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = { at: last.at, number: last.number }
  }
}

/** What documents of a period are called, oldest first: the order in which they are filed. */
export async function numbersWithin(
  knex: Knex,
  period: Period,
): Promise<Pick<SalesDocument, "kind" | "number" | "issued_at">[]> {
  const { rows } = await knex.raw<{ rows: Pick<SalesDocument, "kind" | "number" | "issued_at">[] }>(
    `SELECT kind, number, issued_at FROM sales_document WHERE ${ISSUED_WITHIN} ORDER BY issued_at, number`,
    { ...period },
  )
  return rows
}
