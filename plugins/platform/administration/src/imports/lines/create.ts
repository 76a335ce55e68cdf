import { LOT_COLUMN } from "@bon-perroquet/contract"
import { purgeUnlinkedItems } from "@bon-perroquet/medusa-sql/catalogue/purge"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type PendingLine, tableOf } from "../../modules/product-import"
import { changeProducts, createProducts, deleteUnfinished, purgeDeleted } from "../../products"
import { knownProducts } from "../existing-products"
import { idOfNew } from "../line"
import { keepLots, stateLots } from "../lots"
import { objection } from "../objection"
import { writeOldAddresses } from "../old-addresses"
import { grownBy, newProductOf, shrunkBy, withSizes } from "../product-changes"
import { informationChange, saveInformation } from "../product-information"
import {
  done,
  knexOf,
  recordedChange,
  refuseLine,
  sizesOf,
  wantedIn,
  wholly,
  type CarryOut,
  type Work,
} from "./change"
import type { Families, Family } from "./families"

const checkedAt = async (container: MedusaContainer, { import_id }: Work): Promise<Date> =>
  (await tableOf(container).find(import_id))?.created_at ?? new Date()

/**
 * Creates products with their sizes. If an interrupted run created one, writes the file's values to it. If it only
 * began to create it, creates it again. A product that got the SKU since the check is unchanged.
 */
export const createWith =
  (families: Families): CarryOut =>
  async (container, work, lines) => {
    const all = lines.map((maker) => families.of(maker))
    await deleteUnfinished(container, {
      ids: lines.map(idOfNew),
      skus: all.flatMap(({ maker, sizes }) => [maker, ...sizes].map(({ sku }) => sku)),
      since: await checkedAt(container, work),
    })
    const existing = await sizesOf(container, lines)
    for (const line of lines) {
      const size = existing(line.sku)
      if (!size) continue
      if (size.row.id !== idOfNew(line)) {
        await refuseLine(container, line, objection("sku_in_use"))
        continue
      }
      await keepLots(container, work, size.row.id, wantedIn(line))
      await wholly(container, work, [line])
    }
    const fresh = all.filter(({ maker }) => !existing(maker.sku))
    const [first] = fresh
    if (!first) return
    try {
      await createFamilies(container, work, fresh)
    } catch (error) {
      if (fresh.length > 1 || !first.sizes.length) throw error
      // The product is created without its further sizes, which are then added one by one and have their own errors.
      await createFamilies(container, work, [{ ...first, sizes: [] }])
      return
    }
    families.setWritten(fresh)
  }

async function createFamilies(
  container: MedusaContainer,
  work: Work,
  families: readonly Family[],
): Promise<void> {
  const wanted = families.map(({ maker, sizes }) => ({
    ...{ id: idOfNew(maker), sku: maker.sku, fields: wantedIn(maker) },
    sizes: sizes.map((line) => ({ sku: line.sku, fields: wantedIn(line) })),
  }))
  const created = await createProducts(container, work, wanted.map(newProductOf))
  const idOf = new Map(created.flatMap(({ id, variants }) => variants.map(({ sku }) => [sku, id] as const)))
  const products = wanted.flatMap((product) => {
    const product_id = idOf.get(product.sku)
    return product_id === undefined ? [] : [{ product_id, fields: withSizes(product) }]
  })
  await writeOldAddresses(container, work, products)
  for (const { product_id, fields } of products) await keepLots(container, work, product_id, fields)
  await finishNew(
    container,
    work,
    families.flatMap(({ maker, sizes }) => [maker, ...sizes]),
  )
}

/**
 * Adds a size to a product. If an interrupted run added it, writes the file's values to it. If it only began to add it,
 * adds it again.
 */
export async function addSize(container: MedusaContainer, work: Work, lines: PendingLine[]): Promise<void> {
  for (const line of lines) {
    const requested = wantedIn(line)
    const place = line.product_id ?? String(requested["product"])
    await removeBegun(container, work, line)
    const products = await knownProducts(container, [line.sku], [place])
    const product = products.productOf(place)
    if (products.sizeOf(line.sku)) await wholly(container, work, [line])
    else if (product) {
      await saveInformation(container, work, [informationChange(product.row.id, requested)])
      await changeProducts(container, work, [
        { row: product.row, change: grownBy(product, line.sku, requested) },
      ])
      await writeOldAddresses(container, work, [{ product_id: product.row.id, fields: requested }])
      await finishNew(container, work, [line])
    } else await refuseLine(container, line, objection("product_unknown", place))
  }
}

/** Removes a size that has no price or stock yet, because no size had its SKU when the file was checked. */
async function removeBegun(container: MedusaContainer, work: Work, line: PendingLine): Promise<void> {
  const size = (await sizesOf(container, [line]))(line.sku)
  if (!size || (size.is_priced && size.stock_is_managed)) return
  const removed = new Set([size.variant.id])
  await changeProducts(container, work, [{ row: size.row, change: shrunkBy(size, removed) }])
  await purgeDeleted(container, { products: [], variants: [...removed] })
  await purgeUnlinkedItems(knexOf(container), [line.sku], await checkedAt(container, work))
}

async function finishNew(
  container: MedusaContainer,
  work: Work,
  lines: readonly PendingLine[],
): Promise<void> {
  const withLots = lines.filter((line) => wantedIn(line)[LOT_COLUMN] !== undefined)
  const sizes = await sizesOf(container, withLots)
  for (const line of withLots) {
    const size = sizes(line.sku)
    if (size) await stateLots(container, work, size, wantedIn(line))
  }
  await tableOf(container).saveResults(
    knexOf(container),
    lines.map((line) => done(line.id, recordedChange(line))),
  )
}
