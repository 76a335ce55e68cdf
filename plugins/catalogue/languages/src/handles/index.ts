import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "@bon-perroquet/contract/sets"
import { CATEGORY, functionsOf, type HandleKind, PRODUCT, triggersOf } from "./functions"

export { CATEGORY, PRODUCT } from "./functions"

const BATCH = 1_000

/** Installs triggers and creates missing handles. Idempotent. */
export async function keepHandles(knex: Knex): Promise<void> {
  for (const kind of [PRODUCT, CATEGORY]) await keepHandlesOf(knex, kind)
}

async function keepHandlesOf(knex: Knex, kind: HandleKind): Promise<void> {
  // Runs each statement in a separate transaction, so that no checkout is blocked.
  for (const statement of [...functionsOf(kind), ...triggersOf(kind)]) await knex.raw(statement)
  for (let after = ""; ;) {
    const { rows } = await knex.raw<{ rows: { id: string }[] }>(
      `SELECT id FROM ${kind.table} WHERE deleted_at IS NULL AND id > ? ORDER BY id LIMIT ?`,
      [after, BATCH],
    )
    const ids = rows.map(({ id }) => id)
    await knex.raw(`SELECT ${kind.prefix}_make_handles(?::text[])`, [ids])
    after = ids.at(-1) ?? after
    if (ids.length < BATCH) return
  }
}

export async function isHandleTaken(
  knex: Knex,
  language: string,
  handle: string,
  id: string,
  { prefix }: HandleKind = PRODUCT,
): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { taken: boolean }[] }>(
    `SELECT ${prefix}_handle_taken(?, ?, ?) AS taken`,
    [language, handle, id],
  )
  return rows[0]?.taken ?? false
}

/** Returns whether another product uses each requested handle, in their order. `product_id` is "" for a new product. */
export async function handlesTaken(
  knex: Knex,
  requested: readonly { language: string; handle: string; product_id: string }[],
): Promise<boolean[]> {
  if (!requested.length) return []
  const { rows } = await knex.raw<{ rows: { taken: boolean }[] }>(
    `SELECT shop_handle_taken(wanted.language, wanted.handle, wanted.product_id) AS taken
     FROM unnest(CAST(:languages AS text[]), CAST(:handles AS text[]), CAST(:products AS text[]))
       WITH ORDINALITY AS wanted (language, handle, product_id, place) ORDER BY wanted.place`,
    {
      languages: requested.map(({ language }) => language),
      handles: requested.map(({ handle }) => handle),
      products: requested.map(({ product_id }) => product_id),
    },
  )
  return rows.map(({ taken }) => taken)
}

export async function handlesOf(
  knex: Knex,
  productId: string,
): Promise<Partial<Record<TranslatedLanguage, string>>> {
  const { rows } = await knex.raw<{
    rows: { handles: Partial<Record<TranslatedLanguage, string>> | null }[]
  }>(
    "SELECT jsonb_object_agg(language, handle) AS handles FROM product_handle WHERE product_id = ? AND is_current",
    [productId],
  )
  return rows[0]?.handles ?? {}
}

/** Handles to write. "" creates one from the name, missing languages stay unchanged. */
export type HandlesToWrite = Partial<Record<TranslatedLanguage, string | undefined>>

/**
 * Changes a record's handles. Former ones redirect.
 * @returns the language whose handle another record uses, or undefined
 */
export async function setHandles(
  knex: Knex,
  id: string,
  handles: HandlesToWrite,
  kind: HandleKind = PRODUCT,
): Promise<TranslatedLanguage | undefined> {
  for (const language of TRANSLATED_LANGUAGES) {
    const handle = handles[language]
    if (handle === undefined) continue
    if (handle && (await isHandleTaken(knex, language, handle, id, kind))) return language
    await knex.transaction((transaction) => setHandle(transaction, { id, language, handle }, kind))
  }
  return undefined
}

async function setHandle(
  knex: Knex,
  own: { id: string; language: string; handle: string },
  { handles, key, prefix }: HandleKind,
): Promise<void> {
  await knex.raw(
    `UPDATE ${handles} SET is_current = false, updated_at = now()
     WHERE ${key} = :id AND language = :language AND is_current AND handle <> :handle`,
    own,
  )
  if (own.handle)
    // The unique index rejects a handle that was taken in between.
    await knex.raw(
      `INSERT INTO ${handles} (${key}, language, handle) VALUES (:id, :language, :handle)
       ON CONFLICT (language, handle) DO UPDATE
         SET ${key} = EXCLUDED.${key}, is_current = true, updated_at = now()
         WHERE NOT ${handles}.is_current`,
      own,
    )
  await knex.raw(`SELECT ${prefix}_make_handles(ARRAY[CAST(:id AS text)])`, own)
}

/**
 * Deletes the handles that products got since `since`, for example in a reverted import. Keeps the current handle of a
 * language if the product has a name in it.
 */
export async function removeNewHandles(
  knex: Knex,
  products: readonly { id: string; language: string; is_named: boolean }[],
  since: Date,
): Promise<void> {
  if (!products.length) return
  const changed = {
    ids: products.map(({ id }) => id),
    languages: products.map(({ language }) => language),
    named: products.map(({ is_named }) => is_named),
    since,
  }
  await knex.transaction(async (transaction) => {
    await transaction.raw(
      `DELETE FROM product_handle USING
         unnest(CAST(:ids AS text[]), CAST(:languages AS text[]), CAST(:named AS boolean[])) AS changed (id, spoken, is_named)
       WHERE product_id = changed.id AND language = spoken AND created_at >= :since AND NOT (is_current AND is_named)`,
      changed,
    )
    await transaction.raw("SELECT shop_make_handles(CAST(:ids AS text[]))", changed)
  })
}
