import {
  NEW_PRODUCT,
  perLanguage,
  TRANSLATED_LANGUAGES,
  unitOf,
  weightOf,
  hasUnitPrice,
} from "@bon-perroquet/contract"
import type { variantInputSchema } from "@bon-perroquet/contract"
import type { ProductRow } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { z } from "zod"
import type { SavedSizes } from "../workflows/save-sizes"
import { freeNames, skusInUse } from "./names"
import { storeDefaultsOf } from "./store-defaults"

export type SizeInput = z.output<typeof variantInputSchema> & {
  ean?: string | undefined
  image?: string | undefined
}

export interface Size extends SizeInput {
  weight: number | null
  sku: string
}

export const unitLabelOf = ({ label_fr }: Pick<SizeInput, "label_fr">): string => `€/${unitOf(label_fr)}`

/**
 * Checks sizes, and completes their weights and SKUs.
 * @param known existing SKUs by size id
 */
export async function sizesOf(
  knex: Knex,
  sizes: readonly SizeInput[],
  of: {
    sku: string
    active: boolean
    product_id?: string
    skusById?: ReadonlyMap<string, string>
    /** Whether the caller has checked that no other product has the SKUs. */
    areFree?: boolean
  },
): Promise<Size[]> {
  const labels = sizes.map(({ label_fr }) => unitOf(label_fr).toLowerCase())
  const wished = sizes.map(({ id, sku }) => sku ?? (id && of.skusById?.get(id)))
  const numbers = wished.flatMap((sku) => sku || [])
  if (new Set(labels).size < labels.length || new Set(numbers).size < numbers.length)
    throw refuse("size_twice", 400, { field: "variants" })
  if (!of.areFree && (await skusInUse(knex, numbers, of.product_id)).size > 0) throw refuse("sku_in_use", 409)
  const free = await freeNames(
    wished.flatMap((sku) => (sku === undefined ? of.sku : [])),
    async (tried) => [...(await skusInUse(knex, tried)), ...numbers],
  )
  return sizes.map((size, index) => {
    const weight = weightOf(unitLabelOf(size), size.weight)
    if (of.active) requireUnitPrice(unitLabelOf(size), weight)
    return { ...size, label_fr: unitOf(size.label_fr), weight, sku: wished[index] ?? free.shift() ?? of.sku }
  })
}

/** Returns the changes that give a product these sizes. @throws 404, or 409 if existing data prevents it */
export async function planSizes(
  container: MedusaContainer,
  row: ProductRow,
  sizes: readonly Size[],
): Promise<SavedSizes> {
  const product = await container.resolve(Modules.PRODUCT).retrieveProduct(row.id, {
    relations: ["options", "options.values", "variants", "variants.options"],
  })
  const byId = new Map(product.variants.map((variant) => [variant.id, variant]))
  if (sizes.some(({ id }) => id !== undefined && !byId.has(id))) throw refuse("product_not_found", 404)
  const remainingIds = new Set(sizes.flatMap(({ id }) => id ?? []))
  const removed = product.variants.filter(({ id }) => !remainingIds.has(id))
  await requireUnsold(
    container,
    removed.map(({ id }) => id),
  )
  const [option, ...others] = product.options
  // Products with further options are edited in Medusa Admin.
  if (!option || (others.length > 0 && sizes.some(({ id }) => id === undefined)))
    throw refuse("sizes_elsewhere", 409)
  const values = new Map(option.values.map(({ id, value }) => [value, id]))
  const isOwn = others.length === 0 && option.is_exclusive
  const renamed = (isOwn ? sizes : []).flatMap((size) => {
    const value = size.id === undefined ? undefined : valueOf(byId.get(size.id))
    const id = value === undefined ? undefined : values.get(value)
    return id && value !== size.label_fr ? [{ id, value: size.label_fr }] : []
  })
  // Medusa renames sizes one by one, so a new name must not be the current name of another size.
  if (renamed.some(({ id, value }) => (values.get(value) ?? id) !== id))
    throw refuse("size_twice", 400, { field: "variants" })
  const removedValues = removed.flatMap((variant) => values.get(valueOf(variant) ?? "") ?? [])
  return {
    product_id: row.id,
    location_id: (await storeDefaultsOf(container)).location_id,
    option: { id: option.id, title: option.title },
    renamed,
    removed: { variants: removed.map(({ id }) => id), values: isOwn ? removedValues : [] },
    sizes: sizes.map((size, rank) => ({
      id: size.id,
      rank,
      label: size.label_fr,
      sku: size.sku,
      weight: sizes.length > 1 ? size.weight : null,
      ...{ ean: size.ean, image: size.image, price: size.price, custom_fields: size.custom_fields },
      stock: size.stock ?? NEW_PRODUCT.stock,
      texts: perLanguage(TRANSLATED_LANGUAGES, (language) => ({ name: size[`label_${language}`] })),
    })),
    items: await itemsOf(container, sizes),
  }
}

async function itemsOf(container: MedusaContainer, sizes: readonly Size[]): Promise<SavedSizes["items"]> {
  const skuOf = new Map(sizes.flatMap(({ id, sku }) => (id === undefined ? [] : [[id, sku] as const])))
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string; variant_id: string; sku: string | null }[] }>(
    `SELECT item.id, link.variant_id, item.sku FROM product_variant_inventory_item link
     JOIN inventory_item item ON item.id = link.inventory_item_id AND item.deleted_at IS NULL
     JOIN product_variant variant ON variant.id = link.variant_id AND variant.sku = item.sku
     WHERE link.variant_id = ANY(?::text[]) AND link.deleted_at IS NULL`,
    [[...skuOf.keys()]],
  )
  return rows.flatMap(({ id, variant_id, sku: before }) => {
    const sku = skuOf.get(variant_id)
    return sku !== undefined && sku !== before ? [{ id, sku }] : []
  })
}

type Optioned = { options?: { value: string }[] } | undefined
const valueOf = (variant: Optioned): string | undefined => variant?.options?.[0]?.value

/** @throws 409 size_sold if a size was sold or is reserved */
async function requireUnsold(container: MedusaContainer, variantIds: string[]): Promise<void> {
  if (!variantIds.length) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { title: string }[] }>(
    `SELECT variant.title FROM product_variant variant WHERE variant.id = ANY(:ids) AND (
       EXISTS (SELECT FROM order_line_item line WHERE line.variant_id = variant.id)
       OR EXISTS (
         SELECT FROM product_variant_inventory_item link
         JOIN reservation_item held ON held.inventory_item_id = link.inventory_item_id AND held.deleted_at IS NULL
         WHERE link.variant_id = variant.id AND link.deleted_at IS NULL)) LIMIT 1`,
    { ids: variantIds },
  )
  if (rows[0]) throw refuse("size_sold", 409, { name: unitOf(rows[0].title) })
}

/** Checks that goods sold by weight or volume have a price per kilogram or litre. */
export function requireUnitPrice(unitLabel: string, weight: number | null): void {
  if (!hasUnitPrice(unitLabel, weight)) throw refuse("weight_needed", 400, { field: "weight" })
}
