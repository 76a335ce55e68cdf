import type { Language } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export interface RedirectRow {
  id: string
  source: string
  is_pattern: boolean
  target: string | null
  product_id: string | null
  language: Language | null
  by: string
  import_id: string | null
  created_at: Date
}

export type NewRedirect = Omit<RedirectRow, "id" | "created_at">

const COLUMNS = [
  "id",
  "source",
  "is_pattern",
  "target",
  "product_id",
  "language",
  "by",
  "import_id",
  "created_at",
]
const MAX_PATTERNS = 200

/** Returns the redirects of the sources, then all patterns. */
export async function redirectsFor(knex: Knex, sources: readonly string[]): Promise<RedirectRow[]> {
  const { rows } = await knex.raw<{ rows: RedirectRow[] }>(
    `(SELECT ${COLUMNS.join(", ")} FROM redirect WHERE source = ANY (CAST(:sources AS text[])) AND NOT is_pattern
       ORDER BY array_position(CAST(:sources AS text[]), source))
     UNION ALL
     (SELECT ${COLUMNS.join(", ")} FROM redirect WHERE is_pattern ORDER BY created_at, source LIMIT ${MAX_PATTERNS})`,
    { sources },
  )
  return rows
}

export async function listRedirects(
  knex: Knex,
  { search, offset, limit }: { search?: string | undefined; offset: number; limit: number },
): Promise<{ rows: RedirectRow[]; total: number }> {
  const matching = knex<RedirectRow>("redirect")
  const words = `%${(search ?? "").toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
  if (search)
    void matching.where((either) => void either.whereLike("source", words).orWhereLike("target", words))
  const [rows, counted] = await Promise.all([
    matching
      .clone()
      .orderBy([{ column: "is_pattern", order: "desc" }, { column: "source" }])
      .offset(offset)
      .limit(limit)
      .select(COLUMNS) as Promise<RedirectRow[]>,
    matching.clone().count({ total: "*" }).first(),
  ])
  return { rows, total: Number((counted as { total?: unknown } | undefined)?.total ?? 0) }
}

export async function redirectOf(
  knex: Knex,
  where: { id: string } | { source: string },
): Promise<RedirectRow | undefined> {
  return knex<RedirectRow>("redirect").where(where).first(COLUMNS) as Promise<RedirectRow | undefined>
}

/** Adds redirects. One with the same source is replaced, or kept if `keep` is true. */
export async function writeRedirects(
  knex: Knex,
  redirects: readonly NewRedirect[],
  { keep = false } = {},
): Promise<void> {
  if (!redirects.length) return
  const rows = redirects.map((each) => ({ id: generateEntityId(undefined, "redir"), ...each }))
  const insert = knex("redirect").insert(rows).onConflict("source")
  await (keep
    ? insert.ignore()
    : insert.merge(["is_pattern", "target", "product_id", "language", "by", "import_id"]))
}

export async function deleteRedirects(
  knex: Knex,
  where: { id: string } | { import_id: string },
): Promise<void> {
  await knex("redirect").where(where).delete()
}

export async function deleteRedirectsTo(knex: Knex, productIds: readonly string[]): Promise<void> {
  await knex("redirect").whereIn("product_id", productIds).delete()
}

/** Returns the addresses of a former shop that redirect to products, without patterns, by product id. */
export async function sourcesOfProducts(knex: Knex, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (!ids.length) return new Map()
  const { rows } = await knex.raw<{ rows: { product_id: string; sources: string[] }[] }>(
    `SELECT product_id, array_agg(source ORDER BY source) AS sources FROM redirect
     WHERE product_id = ANY (CAST(? AS text[])) AND NOT is_pattern GROUP BY product_id`,
    [[...ids]],
  )
  return new Map(rows.map(({ product_id, sources }) => [product_id, sources]))
}

/** Returns product ids by address. The id is "" if the address redirects to a page that is no product. */
export async function productsOfSources(
  knex: Knex,
  sources: readonly string[],
): Promise<Map<string, string>> {
  if (!sources.length) return new Map()
  const { rows } = await knex.raw<{ rows: { source: string; product_id: string | null }[] }>(
    "SELECT source, product_id FROM redirect WHERE source = ANY (CAST(? AS text[]))",
    [[...sources]],
  )
  return new Map(rows.map(({ source, product_id }) => [source, product_id ?? ""]))
}
