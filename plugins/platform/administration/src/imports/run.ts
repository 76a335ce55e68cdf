import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LOT_COLUMN } from "@bon-perroquet/contract"
import { type PendingLine, tableOf } from "../modules/product-import"
import { changeProducts, deleteProducts, purgeDeleted } from "../products"
import { withCategories } from "./categories"
import { changesOtherFields } from "./judge"
import {
  done,
  knexOf,
  recordedChange,
  refuseLine,
  sizesOf,
  together,
  wantedIn,
  wholly,
  type CarryOut,
  type Work,
} from "./lines/change"
import { addSize, createWith } from "./lines/create"
import { Families, pendingFamilies } from "./lines/families"
import { writeOldAddresses } from "./old-addresses"
import { withPictures } from "./pictures"
import { shrunkBy } from "./product-changes"
import { REMOVED } from "./undo"

const BATCH = 300

export async function carryOutLines(container: MedusaContainer, work: Work): Promise<void> {
  for (;;) {
    const batch = await pendingFamilies(tableOf(container), work.import_id, BATCH)
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

const GROUP = 300

const groupsOf = (lines: readonly PendingLine[]): PendingLine[][] =>
  Array.from({ length: Math.ceil(lines.length / GROUP) }, (_, index) =>
    lines.slice(index * GROUP, (index + 1) * GROUP),
  )

/**
 * Writes prices and stock in one transaction, other changes and new products in smaller groups, further sizes of
 * existing products separately. If a group fails, each half is tried, so that an invalid line doesn't affect others.
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
  const families = new Families(created)
  const slow = [
    ...groupsOf(wholes).map((lines) => ({ lines, job: wholly })),
    ...groupsOf(created.filter(({ is_new }) => is_new)).map((lines) => ({
      lines,
      job: createWith(families),
    })),
    ...created.filter(({ is_new }) => !is_new).map((line) => ({ lines: [line], job: addSize })),
    ...groupsOf(removed).map((lines) => ({ lines, job: remove })),
  ]
  for (const { lines, job } of slow) {
    if (lines.every(families.isWritten)) continue
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
  await writeOldAddresses(
    container,
    work,
    [...products.values()].flatMap(({ row, product }) =>
      product.old_addresses?.length ? [{ product_id: row.id, fields: { old_addresses: [] } }] : [],
    ),
  )
  const changes = [...shrunk.values()].map((size) => ({ row: size.row, change: shrunkBy(size, variants) }))
  if (changes.length) await changeProducts(container, work, changes)
  await purgeDeleted(container, { products: ids, variants: [...variants] })
  await tableOf(container).saveResults(
    knexOf(container),
    lines.map((line) => done(line.id, recordedChange(line))),
  )
}

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
