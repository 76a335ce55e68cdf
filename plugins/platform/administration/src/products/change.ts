import { toCents } from "@bon-perroquet/contract/money"
import { writeChanges, type Author } from "@bon-perroquet/api-kit/changes"
import { rereadProducts, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import {
  metadataOf,
  perLanguage,
  TRANSLATED_LANGUAGES,
  weightOf,
  type AdminProduct,
  type productChangeSchema,
} from "@bon-perroquet/contract"
import { refuse, requireUnchanged, type Precondition } from "@bon-perroquet/api-kit/http"
import { informationKeeper, requireInformation } from "@bon-perroquet/api-kit/information"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import type { z } from "zod"
import { changeShopProductsWorkflow } from "../workflows"
import type { ChangeShopProducts } from "../workflows/change-product"
import type { SavedSizes } from "../workflows/save-sizes"
import { checkedAddresses, deleteUnused } from "../images"
import { requireCategories } from "./category"
import { changedSizeFields, changesFields, requireFields, requireSizeFields } from "./custom-fields"
import { giveHandles, handlesIn, requireFreeHandles, type Handles } from "./handles"
import { readStocked } from "@bon-perroquet/medusa-sql/catalogue/prices-and-stock"
import { changePricesAndStock, stockItems } from "./price-and-stock"
import { productRow, productRows } from "./list"
import { underLock } from "./lock"
import { difference } from "./logged-product"
import { skusInUse } from "./names"
import { planSizes, type Size, type SizeInput, sizesOf, unitLabelOf, requireUnitPrice } from "./sizes"
import { adminProduct } from "./view"

/** Input of the form. An import can omit name and price, and has further fields of a size. */
export type Change = Partial<Omit<z.output<typeof productChangeSchema>, "variants">> & {
  variants?: SizeInput[] | undefined
  /** EAN of the first size, if `variants` is missing. */
  ean?: string | undefined
}

export interface Planned {
  row: ProductRow
  before: AdminProduct
  change: Omit<Change, "variants"> & { weight: number | null }
  handles: Handles
  priceAndStock: ReturnType<typeof priceAndStockOf>
  sizes: SavedSizes | undefined
}

/** Saves the given fields. @throws 412 if the product has changed since the caller read it */
export async function changeProduct(
  container: MedusaContainer,
  author: Author,
  id: string,
  input: Change,
  precondition?: Precondition,
): Promise<AdminProduct> {
  const change = async () => {
    const row = await productRow(container, id)
    requireUnchanged(precondition, adminProduct(row))
    await changeAll(container, author, [await planned(container, row, input)])
  }
  // If two forms are saved at the same time, the second one gets 412.
  await (precondition === undefined ? change() : underLock(container, `product:${id}`, change))
  return adminProduct(await productRow(container, id))
}

export async function changeProducts(
  container: MedusaContainer,
  author: Author,
  changes: readonly { row: ProductRow; change: Change }[],
): Promise<void> {
  const all: Planned[] = []
  for (const { row, change } of changes) all.push(await planned(container, row, change))
  await changeAll(container, author, all)
}

/** Checks a change before anything is written. @throws the refusals of the product form */
export async function planned(container: MedusaContainer, row: ProductRow, input: Change): Promise<Planned> {
  const before = adminProduct(row)
  const images = input.images && checkedAddresses(container, input.images, before.images)
  const active = input.active ?? before.active
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const sizes = input.variants && (await sizesOf(knex, input.variants, { ...numbersOf(before), active }))
  const label = sizes?.[0] ? unitLabelOf(sizes[0]) : (input.unit_label ?? before.unit_label)
  const weight = weightOf(
    label,
    sizes?.[0] || input.weight !== undefined ? (sizes?.[0] ?? input).weight : before.weight,
  )
  const change = { ...input, images, weight, unit_label: sizes ? label : input.unit_label }
  if (active) requireUnitPrice(label, weight)
  if (active && (changesFields(input) || !before.active)) {
    const information = (await informationKeeper()?.read(knex, [row.id]))?.get(row.id)
    if (!before.active) requireInformation(information)
    requireFields({ ...before.custom_fields, ...input.custom_fields }, information?.kind)
    const sizeFields = changedSizeFields(before.variants, input.variants, input.variant_custom_fields)
    requireSizeFields(sizeFields, information?.kind)
  }
  await requireCategories(container, [change.category_id])
  if (!sizes && change.sku && change.sku !== row.sku && (await skusInUse(knex, [change.sku], row.id)).size)
    throw refuse("sku_in_use", 409)
  const handles = handlesIn(input, before)
  await requireFreeHandles(container, [{ handles, product_id: row.id }])
  const saved = sizes && (await planSizes(container, row, sizes))
  return { row, before, change, handles, priceAndStock: priceAndStockOf(before, change, sizes), sizes: saved }
}

async function changeAll(container: MedusaContainer, author: Author, all: readonly Planned[]): Promise<void> {
  const ids = all.map(({ row }) => row.id)
  await stockItems(
    container,
    all.flatMap(({ priceAndStock }) => priceAndStock.filter(({ stock }) => stock !== undefined)),
  )
  await changeShopProductsWorkflow(container).run({ input: await plan(container, all) })
  for (const { row, handles } of all) await giveHandles(container, row.id, handles)
  await changePricesAndStock(
    container,
    author,
    all.flatMap(({ row, priceAndStock }) =>
      priceAndStock.map(({ variant_id, price, stock }) => ({
        ...{ product_id: row.id, variant_id, stock },
        price_cents: price === undefined ? undefined : toCents(price),
      })),
    ),
  )
  await rereadProducts(container, ids)
  const now = new Map((await productRows(container, ids)).map((row) => [row.id, adminProduct(row)]))
  await deleteUnused(
    container,
    all.flatMap(({ before }) => before.images.filter((image) => !now.get(before.id)?.images.includes(image))),
  )
  await writeDifferences(container, author, all, now)
}

/** Logs changes except prices and stock, which are logged where they are written. */
export async function writeDifferences(
  container: MedusaContainer,
  author: Author,
  all: readonly Pick<Planned, "before">[],
  now: ReadonlyMap<string, AdminProduct>,
): Promise<void> {
  await writeChanges(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    all.flatMap(({ before }) => {
      const after = now.get(before.id)
      const texts = after && difference(before, after, ["price", "stock"])
      if (!texts) return []
      const about = { subject: "product" as const, subject_id: before.id, label: after.name_fr }
      return [{ ...author, ...about, action: "changed", ...texts }]
    }),
  )
}

function priceAndStockOf(
  before: AdminProduct,
  { price, stock }: Pick<Change, "price" | "stock">,
  sizes: readonly Size[] | undefined,
) {
  const [first] = before.variants
  const changedSizes = sizes ?? (first ? [{ id: first.id, price, stock }] : [])
  return changedSizes.flatMap((size) => {
    const existing = before.variants.find(({ id }) => id === size.id)
    // A form sends all values. Those that are equal must not overwrite newer ones.
    const changed = (field: "price" | "stock") =>
      size[field] === existing?.[field] ? undefined : size[field]
    return existing ? [{ variant_id: existing.id, price: changed("price"), stock: changed("stock") }] : []
  })
}

const numbersOf = ({ id, sku, variants }: AdminProduct) => ({
  product_id: id,
  sku,
  skusById: new Map(variants.map((variant) => [variant.id, variant.sku])),
})

export async function plan(container: MedusaContainer, all: readonly Planned[]): Promise<ChangeShopProducts> {
  const plans: ChangeShopProducts[] = []
  for (const { row, change, sizes } of all) plans.push(await planOf(container, row, change, sizes))
  return {
    products: plans.flatMap(({ products }) => products),
    variants: plans.flatMap(({ variants }) => variants),
    items: plans.flatMap(({ items }) => items),
    sizes: plans.flatMap(({ sizes }) => sizes),
    texts: plans.flatMap(({ texts }) => texts),
    listings: plans.flatMap(({ listings }) => listings),
    vat: plans.flatMap(({ vat }) => vat),
  }
}

async function planOf(
  container: MedusaContainer,
  row: ProductRow,
  change: Planned["change"],
  sizes: SavedSizes | undefined,
): Promise<ChangeShopProducts> {
  const { active, category_id, images, sku, unit_label } = change
  const newSku = !sizes && sku && sku !== row.sku ? sku : undefined
  const newLabel = !sizes && unit_label && unit_label !== row.unit_label ? unit_label : undefined
  const count = sizes?.sizes.length ?? row.variants.length
  const own = {
    // If there are several sizes, each has its own weight.
    ...(!sizes && count > 1 && { weight: change.weight }),
    ...(change.ean !== undefined && { ean: change.ean }),
    ...(!sizes && change.variant_custom_fields && { metadata: metadataOf(change.variant_custom_fields) }),
  }
  return {
    products: [
      {
        id: row.id,
        title: change.name_fr,
        ...(change.handle_fr && { handle: change.handle_fr }),
        ...(change.description_fr !== undefined && { description: change.description_fr }),
        ...(active !== undefined && { status: active ? ProductStatus.PUBLISHED : ProductStatus.DRAFT }),
        ...(category_id !== undefined && { category_ids: category_id ? [category_id] : [] }),
        weight: count > 1 ? null : change.weight,
        ...(images && {
          images: await withKnownIds(container, row.id, images),
          thumbnail: images[0] ?? null,
        }),
        ...(change.custom_fields && { metadata: metadataOf(change.custom_fields) }),
      },
    ],
    variants:
      newSku || newLabel || Object.keys(own).length > 0
        ? [{ id: row.variant_id, title: newLabel, sku: newSku, ...own }]
        : [],
    sizes: sizes ? [sizes] : [],
    items: newSku ? await itemsOf(container, row.variant_id, newSku) : [],
    texts: [
      {
        id: row.id,
        ...perLanguage(TRANSLATED_LANGUAGES, (language) => ({
          name: change[`name_${language}`],
          description: change[`description_${language}`],
        })),
      },
    ],
    listings: [
      {
        ...{ product_id: row.id, unit_label, is_promotion: change.is_promotion },
        ...{ is_featured: change.is_featured, perishable: change.perishable },
        low_stock_threshold: change.low_stock_threshold,
        birds: change.birds,
      },
    ],
    vat: [{ product_id: row.id, vat_class: change.vat_rate }],
  }
}

/** Keeps the rows of existing pictures, so that only their rank changes. */
async function withKnownIds(container: MedusaContainer, productId: string, urls: readonly string[]) {
  const product = await container
    .resolve(Modules.PRODUCT)
    .retrieveProduct(productId, { relations: ["images"] })
  const idOf = new Map(product.images.map(({ id, url }) => [url, id]))
  return urls.map((url) => {
    const id = idOf.get(url)
    return id ? { id, url } : { url }
  })
}

async function itemsOf(container: MedusaContainer, variantId: string, sku: string) {
  const stocked = await readStocked(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [variantId])
  return stocked.flatMap(({ inventory_item_id: id }) => (id ? [{ id, sku }] : []))
}
