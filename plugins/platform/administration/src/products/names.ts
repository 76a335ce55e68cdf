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

export async function namesInUse(
  knex: Knex,
  handle: string,
  sku: string,
): Promise<{ handles: Set<string>; skus: Set<string> }> {
  const { rows } = await knex.raw<{ rows: { handle: string | null; sku: string | null }[] }>(
    `SELECT handle, NULL AS sku FROM product WHERE deleted_at IS NULL AND starts_with(handle, :handle)
     UNION ALL SELECT NULL, sku FROM product_variant WHERE deleted_at IS NULL AND starts_with(sku, :sku)
     UNION ALL SELECT NULL, sku FROM inventory_item WHERE deleted_at IS NULL AND starts_with(sku, :sku)`,
    { handle, sku },
  )
  return {
    handles: new Set(rows.flatMap((row) => row.handle ?? [])),
    skus: new Set(rows.flatMap((row) => row.sku ?? [])),
  }
}

export async function isSkuTaken(knex: Knex, sku: string, productId?: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `SELECT 1 FROM product_variant WHERE deleted_at IS NULL AND sku = :sku AND product_id IS DISTINCT FROM :own
     UNION ALL SELECT 1 FROM inventory_item item WHERE item.deleted_at IS NULL AND item.sku = :sku AND NOT EXISTS (
       SELECT 1 FROM product_variant_inventory_item link JOIN product_variant variant ON variant.id = link.variant_id
       WHERE link.inventory_item_id = item.id AND link.deleted_at IS NULL AND variant.product_id = :own)`,
    { sku, own: productId ?? null },
  )
  return rows.length > 0
}
