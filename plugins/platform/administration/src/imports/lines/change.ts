import type { Author } from "@bon-perroquet/api-kit/changes"
import { Refusal } from "@bon-perroquet/api-kit/http"
import { toEuro } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  undoneImport,
  type Fields,
  type LineResult,
  type PendingLine,
  tableOf,
} from "../../modules/product-import"
import { changePricesAndStock, changeProducts } from "../../products"
import { knownProducts } from "../existing-products"
import { centsOf, changesOf, changesOtherFields, factsOf, objectionToPriceOrStock, unitsOf } from "../judge"
import { refusedLine } from "../line"
import { stateLots } from "../lots"
import { isObjection, objectionOf, without, type Objection } from "../objection"
import { writeOldAddresses } from "../old-addresses"
import { undoneNow } from "../undo"
import { productChanges, type SizeChange } from "../product-changes"
import { informationChange, saveInformation } from "../product-information"

export type CarryOut = (container: MedusaContainer, work: Work, lines: PendingLine[]) => Promise<void>

export type Work = Required<Author>

export const knexOf = (container: MedusaContainer) =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

export const wantedIn = ({ after, price_cents, stock }: PendingLine): Fields =>
  after ?? {
    ...(price_cents !== null && { price: toEuro(price_cents) }),
    ...(stock !== null && { stock }),
  }

export const done = (id: string, change: Pick<LineResult, "before" | "after"> | null): LineResult => ({
  ...{ id, before: change?.before ?? null, after: change?.after ?? null },
  ...{ changes: change !== null, code: null, about: null },
})

const isStated = (error: unknown): error is Objection =>
  typeof error === "object" && error !== null && !(error instanceof Error) && isObjection(error)

/** Records why a line was not carried out. @param error an error, or an objection */
export async function refuseLine(
  container: MedusaContainer,
  line: PendingLine,
  error: unknown,
): Promise<void> {
  // If a purchase locks the product, the line stays pending for the next run.
  if (error instanceof Refusal && error.code === "product_busy") throw error
  const wrong = isStated(error) ? error : objectionOf(error)
  await tableOf(container).saveResults(knexOf(container), [refusedLine(line, wrong)])
}

/** Returns a function that finds the existing size of a line by its SKU. */
export async function sizesOf(container: MedusaContainer, lines: readonly PendingLine[]) {
  if (!lines.length) return () => undefined
  return (
    await knownProducts(
      container,
      lines.map(({ sku }) => sku),
    )
  ).sizeOf
}

export async function together(container: MedusaContainer, work: Work, batch: PendingLine[]): Promise<void> {
  const { settled, changes } = await judgedAgain(container, work, batch)
  await changePricesAndStock(container, work, changes.map(priceAndStockOf), {
    more: (transaction) => tableOf(container).saveResults(transaction, settled),
  })
}

export async function wholly(container: MedusaContainer, work: Work, lines: PendingLine[]): Promise<void> {
  const { settled, changes } = await judgedAgain(container, work, lines)
  const more = changes.filter(({ fields }) => changesOtherFields(fields))
  // Writes product information first, because the same line may publish the product.
  await saveInformation(
    container,
    work,
    more.map(({ size, fields }) => informationChange(size.row.id, fields)),
  )
  if (more.length) await changeProducts(container, work, productChanges(more))
  await writeOldAddresses(
    container,
    work,
    changes.map(({ size, fields }) => ({ product_id: size.row.id, fields })),
  )
  for (const { size, fields } of changes) await stateLots(container, work, size, fields)
  await changePricesAndStock(container, work, changes.map(priceAndStockOf), {
    more: (transaction) => tableOf(container).saveResults(transaction, settled),
  })
}

/** Returns the recorded change, because an interrupted run may have written it already. */
export const recordedChange = ({ before, after }: PendingLine) => ({ before, after })

async function judgedAgain(container: MedusaContainer, { import_id }: Work, lines: readonly PendingLine[]) {
  const isUndo = (await undoneImport(knexOf(container), import_id)) !== null
  const products = await knownProducts(
    container,
    lines.map(({ sku }) => sku),
  )
  const settled: LineResult[] = []
  const changes = lines.flatMap((line): SizeChange[] => {
    // An interrupted run may have added the size, so it is no longer new.
    const wanted = without(wantedIn(line), "product")
    const size = products.sizeOf(line.sku)
    const judged = isUndo && size ? undoneNow(line, factsOf(size, wanted) as Fields) : wanted
    const requested = isObjection(judged) ? wanted : judged
    const wrong = isObjection(judged) ? judged : objectionToPriceOrStock(size, requested)
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
