import type { TranslatedLanguage } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { joinedTexts, TRANSLATED_TEXTS } from "./statement-parts"

export interface CategoryRow extends Partial<Record<TranslatedLanguage, Record<string, unknown> | null>> {
  id: string
  handle: string
  handles: Partial<Record<TranslatedLanguage, string>> | null
  /** Former handles in any language, and ids of merged categories. */
  former_handles: string[] | null
  name: string
  description: string | null
  parent_id: string | null
  is_shown: boolean
  is_perishable: boolean
  /** Google's product category, by number or name. */
  google_category: string | null
  picture: string | null
  metadata: Record<string, unknown> | null
}

/** Whether shoppers see the category `category`. */
export const IS_SHOWN = "category.is_active AND NOT category.is_internal"
/** Whether the goods of the category `category` are perishable, which the merchant sets in its metadata. */
export const IS_PERISHABLE = "COALESCE(category.metadata ->> 'perishable' = 'true', false)"

const CATEGORIES = `
  SELECT category.id, category.handle, category.name, category.description, ${TRANSLATED_TEXTS},
    category.parent_category_id AS parent_id, ${IS_SHOWN} AS is_shown, ${IS_PERISHABLE} AS is_perishable,
    category.metadata ->> 'google_product_category' AS google_category, category.metadata ->> 'picture' AS picture,
    category.metadata, named.handles, named.former_handles
  FROM product_category category
  ${joinedTexts("product_category", "category.id")}
  LEFT JOIN LATERAL (
    SELECT jsonb_object_agg(language, handle) FILTER (WHERE is_current) AS handles,
      jsonb_agg(DISTINCT handle ORDER BY handle) FILTER (WHERE NOT is_current) AS former_handles
    FROM category_handle WHERE category_id = category.id
  ) named ON true
  WHERE category.deleted_at IS NULL
  ORDER BY category.rank, category.created_at, category.id`

/**
 * Returns the categories that `isWanted` accepts, each after its parent. If its parent is not accepted, its nearest
 * accepted ancestor becomes the parent.
 */
export async function readCategoryRows(
  knex: Knex,
  isWanted: (row: CategoryRow) => boolean = () => true,
): Promise<CategoryRow[]> {
  const { rows } = await knex.raw<{ rows: CategoryRow[] }>(CATEGORIES)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const parentOf = ({ parent_id }: CategoryRow): string | null => {
    const parent = parent_id === null ? undefined : byId.get(parent_id)
    return !parent || isWanted(parent) ? (parent?.id ?? null) : parentOf(parent)
  }
  return inTreeOrder(rows.filter(isWanted).map((row) => ({ ...row, parent_id: parentOf(row) })))
}

function inTreeOrder(rows: readonly CategoryRow[]): CategoryRow[] {
  const children = new Map<string | null, CategoryRow[]>()
  for (const row of rows) children.set(row.parent_id, [...(children.get(row.parent_id) ?? []), row])
  const below = (id: string | null): CategoryRow[] =>
    (children.get(id) ?? []).flatMap((row) => [row, ...below(row.id)])
  return below(null)
}

/** Returns the number of products per category, including products that are not for sale. */
export async function countCategoryProducts(knex: Knex): Promise<Map<string, number>> {
  const { rows } = await knex.raw<{ rows: { id: string; count: number }[] }>(
    `SELECT link.product_category_id AS id, count(*)::int AS count FROM product_category_product link
     JOIN product ON product.id = link.product_id AND product.deleted_at IS NULL GROUP BY 1`,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/**
 * Moves categories below a parent, in the given order. Also writes Medusa's paths, because Medusa leaves them unchanged
 * when a category moves to the top.
 */
export async function placeCategories(
  knex: Knex,
  parent_id: string | null,
  ids: readonly string[],
): Promise<void> {
  await knex.raw(
    `UPDATE product_category category
     SET parent_category_id = :parent_id, rank = placed.place - 1, updated_at = now()
     FROM unnest(CAST(:ids AS text[])) WITH ORDINALITY AS placed (id, place)
     WHERE category.id = placed.id
       AND (category.rank <> placed.place - 1 OR category.parent_category_id IS DISTINCT FROM :parent_id)`,
    { parent_id, ids: [...ids] },
  )
  await knex.raw(
    `WITH RECURSIVE tree AS (
       SELECT id, id AS path FROM product_category WHERE parent_category_id IS NULL
       UNION ALL SELECT child.id, tree.path || '.' || child.id
         FROM product_category child JOIN tree ON child.parent_category_id = tree.id
     ) UPDATE product_category category SET mpath = tree.path FROM tree
     WHERE category.id = tree.id AND category.mpath <> tree.path`,
  )
}

export async function categoryPicturesAmong(knex: Knex, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { picture: string }[] }>(
    `SELECT metadata ->> 'picture' AS picture FROM product_category
     WHERE deleted_at IS NULL AND metadata ->> 'picture' = ANY(?)`,
    [[...addresses]],
  )
  return rows.map(({ picture }) => picture)
}

export async function hideCategories(knex: Knex, ids: readonly string[]): Promise<void> {
  await knex.raw(
    "UPDATE product_category SET is_active = false, updated_at = now() WHERE id = ANY(?) AND is_active",
    [[...ids]],
  )
}

/**
 * Moves the products, addresses and promotions of a category to another one and deletes it. The caller has already moved
 * its subcategories.
 */
export async function mergeCategory(knex: Knex, from: string, into: string): Promise<void> {
  const both = { from, into }
  for (const statement of MERGE) await knex.raw(statement, both)
}

const MERGE = [
  `INSERT INTO product_category_product (product_id, product_category_id)
   SELECT product_id, :into FROM product_category_product WHERE product_category_id = :from ON CONFLICT DO NOTHING`,
  "DELETE FROM product_category_product WHERE product_category_id = :from",
  `UPDATE promotion_rule_value value SET value = :into WHERE value.value = :from AND NOT EXISTS (
     SELECT FROM promotion_rule_value other WHERE other.promotion_rule_id = value.promotion_rule_id
       AND other.value = :into AND other.deleted_at IS NULL)`,
  "DELETE FROM promotion_rule_value WHERE value = :from",
  "UPDATE category_handle SET category_id = :into, is_current = false, updated_at = now() WHERE category_id = :from",
  `INSERT INTO category_handle (category_id, language, handle, is_current)
   SELECT :into, 'fr', former.handle, false FROM product_category gone
   CROSS JOIN LATERAL (VALUES (gone.handle), (gone.id)) AS former (handle) WHERE gone.id = :from
   ON CONFLICT (language, handle) DO UPDATE SET category_id = EXCLUDED.category_id, is_current = false, updated_at = now()`,
  "DELETE FROM translation WHERE reference = 'product_category' AND reference_id = :from",
  "DELETE FROM product_category WHERE id = :from",
]

/** Adds metadata to the category with this French handle. Existing keys keep their values. */
export async function addCategoryFacts(knex: Knex, handle: string, facts: object): Promise<void> {
  await knex.raw(
    `UPDATE product_category SET metadata = CAST(? AS jsonb) || COALESCE(metadata, '{}')
     WHERE handle = ? AND deleted_at IS NULL`,
    [JSON.stringify(facts), handle],
  )
}
