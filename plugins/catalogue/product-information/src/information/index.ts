import {
  NO_INFORMATION,
  productInformationSchema,
  type ProductInformation,
  DEFAULT_LANGUAGE,
  INFORMATION_TEXTS,
  missingIn,
  TRANSLATED_LANGUAGES,
  type AdminProductInformation,
  type InformationField,
} from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { refuse, versioned, requireUnchanged, type Precondition } from "@bon-perroquet/api-kit/http"
import { informationKeeper, type InformationChange } from "@bon-perroquet/api-kit/information"
import { writeChanges, type Author } from "@bon-perroquet/api-kit/changes"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Row {
  product_id: string
  told: Record<string, unknown>
}

/** Parses stored information. Missing fields become empty, invalid values are dropped. */
function asTold(stored: Row["told"]): ProductInformation {
  const fields = Object.entries(productInformationSchema.shape).flatMap(([field, schema]) => {
    const read = schema.safeParse(stored[field])
    return read.success ? [[field, read.data] as const] : []
  })
  return { ...NO_INFORMATION, ...Object.fromEntries(fields) }
}

export async function readInformation(
  knex: Knex,
  productIds: readonly string[],
): Promise<Map<string, ProductInformation>> {
  if (!productIds.length) return new Map()
  const { rows } = await knex.raw<{ rows: Row[] }>(
    "SELECT product_id, told FROM product_information WHERE product_id = ANY (CAST(? AS text[])) AND deleted_at IS NULL",
    [[...productIds]] as unknown as string[],
  )
  return new Map(rows.map(({ product_id, told }) => [product_id, asTold(told)]))
}

async function productNames(knex: Knex, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await knex.raw<{ rows: { id: string; title: string }[] }>(
    "SELECT id, title FROM product WHERE id = ANY (CAST(? AS text[])) AND deleted_at IS NULL",
    [[...ids]] as unknown as string[],
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const productName = async (knex: Knex, id: string): Promise<string | undefined> =>
  (await productNames(knex, [id])).get(id)

/** Returns the information with the names of its missing fields. */
export const informationView = (
  product_id: string,
  information: ProductInformation,
): AdminProductInformation =>
  versioned({
    product_id,
    ...information,
    missing: missingIn(information),
    untranslated: TRANSLATED_LANGUAGES.filter((language) =>
      INFORMATION_TEXTS.some(
        (field) => information[`${field}_${DEFAULT_LANGUAGE}`] && !information[`${field}_${language}`],
      ),
    ),
  })

/** @throws 404 if the product does not exist or the plugin is disabled */
export async function adminInformation(knex: Knex, id: string): Promise<AdminProductInformation> {
  if (!informationKeeper()) throw refuse("not_found", 404)
  if ((await productName(knex, id)) === undefined) throw refuse("product_not_found", 404)
  return informationView(id, (await readInformation(knex, [id])).get(id) ?? NO_INFORMATION)
}

/** Changes all products or none, and writes the audit log. @throws 412 if a version is outdated */
export async function changeInformation(
  container: MedusaContainer,
  author: Author | null,
  changes: readonly InformationChange[],
  precondition?: Precondition,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction((transaction) => changeAll(transaction, author, changes, precondition))
  await rereadProducts(
    container,
    changes.map(({ product_id }) => product_id),
  )
}

async function changeAll(
  transaction: Knex,
  author: Author | null,
  changes: readonly InformationChange[],
  precondition: Precondition,
): Promise<void> {
  const ids = changes.map(({ product_id }) => product_id)
  // Takes advisory locks, because the rows may not exist. Their order prevents deadlocks of concurrent calls.
  await transaction.raw(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtext('product_information:' || id) AS key FROM unnest(CAST(? AS text[])) AS id ORDER BY key
     ) keys`,
    [ids] as unknown as string[],
  )
  const stored = await readInformation(transaction, ids)
  const changed = changes.flatMap(({ product_id, change }) => {
    const before = stored.get(product_id) ?? NO_INFORMATION
    requireUnchanged(precondition, informationView(product_id, before))
    const after: ProductInformation = { ...before, ...change }
    stored.set(product_id, after)
    const fields = (Object.keys(after) as InformationField[]).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    )
    return fields.length > 0 ? [{ product_id, before, after, fields }] : []
  })
  if (!changed.length) return
  const rows = new Map(
    changed.map(({ product_id, after }) => [
      product_id,
      {
        ...{ product_id, told: after, allergens: after.allergens, traces: after.traces },
        is_complete: missingIn(after).length === 0,
      },
    ]),
  )
  // Merges the JSON, so that texts in disabled languages stay.
  await transaction.raw(
    `INSERT INTO product_information (product_id, told, allergens, traces, is_complete)
     SELECT product_id, told, nullif(allergens, 'null'), traces, is_complete
     FROM json_to_recordset(CAST(? AS json)) AS given (product_id text, told jsonb, allergens jsonb, traces jsonb, is_complete boolean)
     ON CONFLICT (product_id) DO UPDATE SET told = product_information.told || excluded.told, allergens = excluded.allergens,
       traces = excluded.traces, is_complete = excluded.is_complete, updated_at = now(), deleted_at = NULL`,
    [JSON.stringify([...rows.values()])],
  )
  if (!author) return
  const names = await productNames(transaction, ids)
  await writeChanges(
    transaction,
    changed.map(({ product_id, before, after, fields }) => {
      const of = (all: ProductInformation) => Object.fromEntries(fields.map((field) => [field, all[field]]))
      return {
        ...{ ...author, subject: "product", subject_id: product_id, action: "information" },
        ...{ label: names.get(product_id) ?? "", before: of(before), after: of(after) },
      }
    }),
  )
}
