import { LOT_COLUMN } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { PendingLine } from "../../modules/product-import"
import { changeProducts, createProducts } from "../../products"
import { knownProducts } from "../existing-products"
import { keepLots, stateLots } from "../lots"
import { objection } from "../objection"
import { writeOldAddresses } from "../old-addresses"
import { grownBy, newProductOf, withSizes } from "../product-changes"
import { informationChange, saveInformation } from "../product-information"
import {
  done,
  knexOf,
  recordedChange,
  refuseLine,
  sizesOf,
  tableOf,
  wantedIn,
  wholly,
  type CarryOut,
  type Work,
} from "./change"
import type { Families, Family } from "./families"

/** Creates products with their sizes. If an interrupted run created one, writes the file's values to it. */
export const createWith =
  (families: Families): CarryOut =>
  async (container, work, lines) => {
    const existing = await sizesOf(container, lines)
    for (const line of lines) {
      const size = existing(line.sku)
      if (!size) continue
      await keepLots(container, work, size.row.id, wantedIn(line))
      await wholly(container, work, [line])
    }
    const fresh = lines.filter(({ sku }) => !existing(sku)).map((maker) => families.of(maker))
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
    ...{ sku: maker.sku, fields: wantedIn(maker) },
    sizes: sizes.map((line) => ({ sku: line.sku, fields: wantedIn(line) })),
  }))
  const created = await createProducts(container, work, wanted.map(newProductOf))
  const idOf = new Map(created.flatMap(({ id, variants }) => variants.map(({ sku }) => [sku, id] as const)))
  for (const product of wanted) {
    const id = idOf.get(product.sku)
    if (id === undefined) continue
    await writeOldAddresses(container, work, id, withSizes(product))
    await keepLots(container, work, id, product.fields)
  }
  await finishNew(
    container,
    work,
    families.flatMap(({ maker, sizes }) => [maker, ...sizes]),
  )
}

/** Adds a size to a product. If an interrupted run added it, writes the file's values to it. */
export async function addSize(container: MedusaContainer, work: Work, lines: PendingLine[]): Promise<void> {
  for (const line of lines) {
    const requested = wantedIn(line)
    const place = line.product_id ?? String(requested["product"])
    const products = await knownProducts(container, [line.sku], [place])
    const product = products.productOf(place)
    if (products.sizeOf(line.sku)) await wholly(container, work, [line])
    else if (product) {
      await saveInformation(container, work, [informationChange(product.row.id, requested)])
      await changeProducts(container, work, [
        { row: product.row, change: grownBy(product, line.sku, requested) },
      ])
      await writeOldAddresses(container, work, product.row.id, requested)
      await finishNew(container, work, [line])
    } else await refuseLine(container, line, objection("product_unknown", place))
  }
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
