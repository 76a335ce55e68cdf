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

export async function productName(knex: Knex, id: string): Promise<string | undefined> {
  const { rows } = await knex.raw<{ rows: { title: string }[] }>(
    "SELECT title FROM product WHERE id = ? AND deleted_at IS NULL",
    [id],
  )
  return rows[0]?.title
}

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
  // Sorts the changes, so that concurrent calls can't deadlock.
  const inOrder = [...changes].sort((one, other) => (one.product_id < other.product_id ? -1 : 1))
  await knex.transaction(async (transaction) => {
    for (const each of inOrder) await changeOne(transaction, author, each, precondition)
  })
  await rereadProducts(
    container,
    changes.map(({ product_id }) => product_id),
  )
}

async function changeOne(
  transaction: Knex,
  author: Author | null,
  { product_id, change }: InformationChange,
  precondition: Precondition,
): Promise<void> {
  // Takes an advisory lock, because the row may not exist.
  await transaction.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`product_information:${product_id}`])
  const before = (await readInformation(transaction, [product_id])).get(product_id) ?? NO_INFORMATION
  requireUnchanged(precondition, informationView(product_id, before))
  const after: ProductInformation = { ...before, ...change }
  const changed = (Object.keys(after) as InformationField[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  if (!changed.length) return
  // Merges the JSON, so that texts in disabled languages stay.
  await transaction.raw(
    `INSERT INTO product_information (product_id, told, allergens, traces, is_complete)
     VALUES (:product_id, CAST(:told AS jsonb), CAST(:allergens AS jsonb), CAST(:traces AS jsonb), :is_complete)
     ON CONFLICT (product_id) DO UPDATE SET told = product_information.told || excluded.told, allergens = excluded.allergens,
       traces = excluded.traces, is_complete = excluded.is_complete, updated_at = now(), deleted_at = NULL`,
    {
      product_id,
      told: JSON.stringify(after),
      allergens: after.allergens && JSON.stringify(after.allergens),
      traces: JSON.stringify(after.traces),
      is_complete: missingIn(after).length === 0,
    },
  )
  if (!author) return
  const of = (all: ProductInformation) => Object.fromEntries(changed.map((field) => [field, all[field]]))
  const label = (await productName(transaction, product_id)) ?? ""
  await writeChanges(transaction, [
    {
      ...{ ...author, subject: "product", subject_id: product_id, label, action: "information" },
      before: of(before),
      after: of(after),
    },
  ])
}
