import { LOT_COLUMN } from "@bon-perroquet/contract"
import { toEuro } from "@bon-perroquet/contract/money"
import type { Author } from "@bon-perroquet/api-kit/changes"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  changePricesAndStock,
  changeProducts,
  createProducts,
  deleteProducts,
  purgeDeleted,
} from "../products"
import {
  PRODUCT_IMPORT_MODULE,
  type Fields,
  type PendingLine,
  type ProductImportModuleService,
  type LineResult,
} from "../modules/product-import"
import { writeOldAddresses } from "./old-addresses"
import { refusedLine } from "./line"
import { without, objection, objectionOf } from "./objection"
import { informationChange, saveInformation } from "./product-information"
import { productChanges, grownBy, newProductOf, shrunkBy, type SizeChange } from "./product-changes"
import { centsOf, changesOf, changesOtherFields, factsOf, objectionToPriceOrStock, unitsOf } from "./judge"
import { knownProducts } from "./existing-products"
import { withCategories } from "./categories"
import { keepLots, stateLots } from "./lots"
import { REMOVED } from "./undo"
import { withPictures } from "./pictures"

const BATCH = 200

const tableOf = (container: MedusaContainer) =>
  container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE).table

export async function carryOutLines(container: MedusaContainer, work: Work): Promise<void> {
  for (;;) {
    const batch = await tableOf(container).pending(work.import_id, BATCH)
    if (!batch.length || !(await tableOf(container).isRunning(work.import_id))) return
    const lines: PendingLine[] = []
    for (const each of await withCategories(container, work, batch)) {
      const { line, missing } = await withPictures(container, each)
      if (missing) await tableOf(container).warn(line.id, missing)
      lines.push(line)
    }
    await carryOut(container, work, lines)
  }
}

type Work = Required<Author>

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

const wantedIn = ({ after, price_cents, stock }: PendingLine): Fields =>
  after ?? {
    ...(price_cents !== null && { price: toEuro(price_cents) }),
    ...(stock !== null && { stock }),
  }

const done = (id: string, change: Pick<LineResult, "before" | "after"> | null): LineResult => ({
  ...{ id, before: change?.before ?? null, after: change?.after ?? null },
  ...{ changes: change !== null, code: null, about: null },
})

const GROUP = 25

const groupsOf = (lines: readonly PendingLine[]): PendingLine[][] =>
  Array.from({ length: Math.ceil(lines.length / GROUP) }, (_, index) =>
    lines.slice(index * GROUP, (index + 1) * GROUP),
  )

/**
 * Writes prices and stock in one transaction, other changes and new products in smaller groups, further sizes
 * separately. If a group fails, each half is tried, so that an invalid line doesn't affect others.
 */
async function carryOut(container: MedusaContainer, work: Work, batch: PendingLine[]): Promise<void> {
  const isRemoved = (line: PendingLine) => wantedIn(line)[REMOVED] !== undefined
  const isMade = (line: PendingLine) => line.is_new || wantedIn(line)["product"] !== undefined
  const isMore = (line: PendingLine) =>
    changesOtherFields(wantedIn(line)) || wantedIn(line)[LOT_COLUMN] !== undefined
  const removed = batch.filter(isRemoved)
  const created = batch.filter((line) => !isRemoved(line) && isMade(line))
  const others = batch.filter((line) => !isRemoved(line) && !isMade(line))
  const simple = others.filter((line) => !isMore(line))
  const wholes = others.filter(isMore)
  await inHalves(container, work, simple, together)
  const slow = [
    ...groupsOf(wholes).map((lines) => ({ lines, job: wholly })),
    ...groupsOf(created.filter(({ is_new }) => is_new)).map((lines) => ({ lines, job: create })),
    ...created.filter(({ is_new }) => !is_new).map((line) => ({ lines: [line], job: addSize })),
    ...groupsOf(removed).map((lines) => ({ lines, job: remove })),
  ]
  for (const { lines, job } of slow) {
    if (!(await tableOf(container).isRunning(work.import_id))) return
    await inHalves(container, work, lines, job)
  }
}

/** Deletes what an import created. Bought products stay softly deleted, because orders refer to them. */
async function remove(container: MedusaContainer, work: Work, lines: PendingLine[]): Promise<void> {
  const find = await sizesOf(container, lines)
  const known = lines.flatMap((line) => {
    const size = find(line.sku)
    return size ? [{ size, isWhole: wantedIn(line)[REMOVED] === "product" }] : []
  })
  const products = new Map(known.flatMap(({ size, isWhole }) => (isWhole ? [[size.row.id, size]] : [])))
  const shrunk = new Map(
    known.flatMap(({ size }) => (products.has(size.row.id) ? [] : [[size.row.id, size]])),
  )
  const variants = new Set([
    ...known.map(({ size }) => size.variant.id),
    ...[...products.values()].flatMap(({ product }) => product.variants.map(({ id }) => id)),
  ])
  const ids = [...products.keys()]
  if (ids.length) await deleteProducts(container, work.by, ids)
  for (const { row, product } of products.values())
    if (product.old_addresses?.length) await writeOldAddresses(container, work, row.id, { old_addresses: [] })
  const changes = [...shrunk.values()].map((size) => ({ row: size.row, change: shrunkBy(size, variants) }))
  if (changes.length) await changeProducts(container, work, changes)
  await purgeDeleted(container, { products: ids, variants: [...variants] })
  await tableOf(container).saveResults(
    knexOf(container),
    lines.map((line) => done(line.id, recordedChange(line))),
  )
}

type CarryOut = (container: MedusaContainer, work: Work, lines: PendingLine[]) => Promise<void>

async function inHalves(
  container: MedusaContainer,
  work: Work,
  lines: PendingLine[],
  job: CarryOut,
): Promise<void> {
  const [first] = lines
  if (!first) return
  try {
    await job(container, work, lines)
  } catch (error) {
    if (lines.length === 1) return refuseLine(container, first, error)
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Lines ${first.line} to ${lines.at(-1)?.line} of ${work.import_id} in halves: ${String(error)}`)
    const middle = Math.ceil(lines.length / 2)
    await inHalves(container, work, lines.slice(0, middle), job)
    await inHalves(container, work, lines.slice(middle), job)
  }
}

async function refuseLine(container: MedusaContainer, line: PendingLine, error: unknown): Promise<void> {
  // If a purchase locks the product, the line stays pending for the next run.
  if (error instanceof Refusal && error.code === "product_busy") throw error
  await tableOf(container).saveResults(knexOf(container), [refusedLine(line, objectionOf(error))])
}

async function together(container: MedusaContainer, work: Work, batch: PendingLine[]): Promise<void> {
  const { settled, changes } = await judgedAgain(container, batch)
  await changePricesAndStock(container, work, changes.map(priceAndStockOf), {
    more: (transaction) => tableOf(container).saveResults(transaction, settled),
  })
}

async function wholly(container: MedusaContainer, work: Work, lines: PendingLine[]): Promise<void> {
  const { settled, changes } = await judgedAgain(container, lines)
  const more = changes.filter(({ fields }) => changesOtherFields(fields))
  // The information first, because the same line may publish the product.
  await saveInformation(
    container,
    work,
    more.map(({ size, fields }) => informationChange(size.row.id, fields)),
  )
  if (more.length) await changeProducts(container, work, productChanges(more))
  for (const { size, fields } of changes) {
    await writeOldAddresses(container, work, size.row.id, fields)
    await stateLots(container, work, size, fields)
  }
  await changePricesAndStock(container, work, changes.map(priceAndStockOf), {
    more: (transaction) => tableOf(container).saveResults(transaction, settled),
  })
}

/** Returns the recorded change, because an interrupted run may have written it already. */
const recordedChange = ({ before, after }: PendingLine) => ({ before, after })

async function judgedAgain(container: MedusaContainer, lines: readonly PendingLine[]) {
  const products = await knownProducts(
    container,
    lines.map(({ sku }) => sku),
  )
  const settled: LineResult[] = []
  const changes = lines.flatMap((line): SizeChange[] => {
    // An interrupted run may have added the size, so it is no longer new.
    const requested = without(wantedIn(line), "product")
    const size = products.sizeOf(line.sku)
    const wrong = objectionToPriceOrStock(size, requested)
    const change = size && !wrong ? changesOf(factsOf(size, requested), requested) : null
    const reported = changesOtherFields(requested) ? (change ?? recordedChange(line)) : change
    settled.push(wrong ? refusedLine(line, wrong) : done(line.id, reported))
    return size && change ? [{ size, fields: change.after ?? {} }] : []
  })
  return { settled, changes }
}

const priceAndStockOf = ({ size: { row, variant }, fields }: SizeChange) => ({
  ...{ product_id: row.id, variant_id: variant.id },
  price_cents: centsOf(fields) ?? undefined,
  stock: unitsOf(fields) ?? undefined,
})

/** Creates products. If an interrupted run created one, writes the file's values to it. */
async function create(container: MedusaContainer, work: Work, lines: PendingLine[]): Promise<void> {
  const existing = await sizesOf(container, lines)
  for (const line of lines) {
    const size = existing(line.sku)
    if (!size) continue
    await keepLots(container, work, size.row.id, wantedIn(line))
    await wholly(container, work, [line])
  }
  const fresh = lines.filter(({ sku }) => !existing(sku))
  if (!fresh.length) return
  const created = await createProducts(
    container,
    work,
    fresh.map((line) => newProductOf(line.sku, wantedIn(line))),
  )
  const idOf = new Map(created.flatMap(({ id, variants }) => variants.map(({ sku }) => [sku, id] as const)))
  const products = fresh.flatMap((line) => {
    const id = idOf.get(line.sku)
    return id ? [{ id, fields: wantedIn(line) }] : []
  })
  for (const { id, fields } of products) {
    await writeOldAddresses(container, work, id, fields)
    await keepLots(container, work, id, fields)
  }
  await finishNew(container, work, fresh)
}

/** Adds a size to a product. If an interrupted run added it, writes the file's values to it. */
async function addSize(container: MedusaContainer, work: Work, lines: PendingLine[]): Promise<void> {
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

/** Returns a function that finds the existing size of a line by its SKU. */
async function sizesOf(container: MedusaContainer, lines: readonly PendingLine[]) {
  if (!lines.length) return () => undefined
  return (
    await knownProducts(
      container,
      lines.map(({ sku }) => sku),
    )
  ).sizeOf
}
