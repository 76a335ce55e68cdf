import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const LONGEST = 60

/** Converts "Noix de pécan, 500 g" to "noix-de-pecan-500-g". */
export function slugOf(name: string): string {
  const slug = name
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "")
  return slug || "produit"
}

/** Returns the first of `name`, `name-2`, `name-3` … that is free. */
export function freeName(name: string, usedNames: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`
    if (!usedNames.has(candidate)) return candidate
  }
}

/** Number of candidates per name in the first query: the name, and the name with -2 to -10. */
const TRIED = 10

/** Returns a different free name for each name: the name, or the name with a number. */
export async function freeNames(
  names: readonly string[],
  inUse: (candidates: string[]) => Promise<Iterable<string>>,
): Promise<string[]> {
  if (!names.length) return []
  for (let most = TRIED; ; most *= TRIED) {
    const tried = [...new Set(names)].flatMap((name) => [name, ...numbered(name, most)])
    const used = new Set(await inUse(tried))
    const free = names.map((name) => {
      const candidate = freeName(name, used)
      used.add(candidate)
      return candidate
    })
    if (free.every((name) => tried.includes(name))) return free
  }
}

const numbered = (name: string, most: number): string[] =>
  Array.from({ length: most - 1 }, (_, index) => `${name}-${index + 2}`)

export async function handlesInUse(knex: Knex, handles: readonly string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { handle: string }[] }>(
    "SELECT handle FROM product WHERE deleted_at IS NULL AND handle = ANY (CAST(? AS text[]))",
    [[...handles]],
  )
  return rows.map(({ handle }) => handle)
}

/** Returns the SKUs that are in use. @param productId product whose own SKUs are not counted */
export async function skusInUse(
  knex: Knex,
  skus: readonly string[],
  productId: string | null = null,
): Promise<Set<string>> {
  if (!skus.length) return new Set()
  const { rows } = await knex.raw<{ rows: { sku: string }[] }>(
    `SELECT sku FROM product_variant
       WHERE deleted_at IS NULL AND sku = ANY (CAST(:skus AS text[])) AND product_id IS DISTINCT FROM :own
     UNION SELECT item.sku FROM inventory_item item
       WHERE item.deleted_at IS NULL AND item.sku = ANY (CAST(:skus AS text[])) AND NOT EXISTS (
         SELECT 1 FROM product_variant_inventory_item link JOIN product_variant variant ON variant.id = link.variant_id
         WHERE link.inventory_item_id = item.id AND link.deleted_at IS NULL AND variant.product_id = :own)`,
    { skus: [...skus], own: productId },
  )
  return new Set(rows.map(({ sku }) => sku))
}
