import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Content, SalesDocument } from "../modules/documents"
import { issuedWithin, type Period } from "../report/period"

/** Number of documents per query. So many documents have at most a few megabytes. */
const PAGE = 500

type Page = Pick<SalesDocument, "number" | "content"> & { at: string }

// The time is passed as text, because a JavaScript Date has no microseconds.
const nextStatement = (): string => `
  SELECT number, content, issued_at::text AS at FROM sales_document
  WHERE ${issuedWithin()} AND issued_at >= CAST(:at AS timestamptz)
    AND (issued_at, number) > (CAST(:at AS timestamptz), CAST(:number AS text))
  ORDER BY issued_at, number LIMIT ${PAGE}`

/** Yields every document of a period, oldest first, in small batches. */
export async function* documentsWithin(knex: Knex, period: Period): AsyncGenerator<Content> {
  let after = { at: "-infinity", number: "" }
  for (;;) {
    const { rows } = await knex.raw<{ rows: Page[] }>(nextStatement(), { ...period, ...after })
    for (const { content } of rows) yield content
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = { at: last.at, number: last.number }
  }
}

export async function numbersWithin(
  knex: Knex,
  period: Period,
): Promise<Pick<SalesDocument, "kind" | "number" | "issued_at">[]> {
  const { rows } = await knex.raw<{ rows: Pick<SalesDocument, "kind" | "number" | "issued_at">[] }>(
    `SELECT kind, number, issued_at FROM sales_document WHERE ${issuedWithin()} ORDER BY issued_at, number`,
    { ...period },
  )
  return rows
}
