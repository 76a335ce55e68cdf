import { LOT_COLUMN } from "@bon-perroquet/contract"
import { productsCreatedBy } from "@bon-perroquet/api-kit/changes"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { unusedAmong } from "../../images"
import type { CheckedLine, Fields, PendingLine } from "../../modules/product-import"
import { lotsCell, lotsIn } from "../../product-file"
import { centsOf, factsOf, isSame, unitsOf } from "../judge"
import { knownProducts, type KnownSize } from "../existing-products"
import { idOfNew } from "../line"
import { objection, type Objection } from "../objection"

/** Field with what an undo deletes: the product that the line created, or the size. */
export const REMOVED = "removed"
type Removed = "product" | "size"

/**
 * Returns lines that undo those of an import. Values that changed since are errors. Stock is changed by the difference,
 * because sales changed it.
 */
export async function undoLines(
  container: MedusaContainer,
  lines: readonly PendingLine[],
  import_id: string,
): Promise<CheckedLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const products = await knownProducts(
    container,
    lines.map(({ sku }) => sku),
  )
  const deleted = new Set(await unusedAmong(container, lines.flatMap(formerPictures)))
  // Version 1.0.0 did not derive the ids of new products from their lines.
  const logged = await productsCreatedBy(knex, import_id)
  const created = new Set([...logged, ...lines.filter(({ is_new }) => is_new).map(idOfNew)])
  return lines.map((line) => {
    const size = products.sizeOf(line.sku)
    if (!size) return lineOf(line, nothingLeft(line))
    const isSameProduct = isOfLine(line, size.row.id, created)
    return lineOf(line, isSameProduct ? undoOf(line, size, deleted) : objection("product_other", line.sku))
  })
}

/** Returns whether a product is the one of the line, because another product can have its SKU since. */
function isOfLine(line: PendingLine, product_id: string, created: ReadonlySet<string>): boolean {
  if (isMade(line) && created.has(product_id)) return true
  if (line.is_new) return false
  return product_id === (line.product_id ?? product_id)
}

const formerPictures = ({ before }: CheckedLine): string[] => (before?.["images"] ?? []) as string[]

type Undo = Pick<CheckedLine, "before" | "after"> | Objection | null

const isMade = ({ is_new, after }: CheckedLine): boolean => is_new || after?.["product"] !== undefined

/** A created product or size that is deleted already needs no undo. */
const nothingLeft = (line: CheckedLine): Undo => (isMade(line) ? null : objection("sku_unknown", line.sku))

function undoOf(line: CheckedLine, size: KnownSize, deleted: ReadonlySet<string>): Undo {
  if (isMade(line)) {
    const removed: Removed = line.is_new ? "product" : "size"
    return { before: null, after: { [REMOVED]: removed } }
  }
  if (formerPictures(line).some((address) => deleted.has(address))) return objection("pictures_deleted")
  return takenBack(line.before ?? {}, line.after ?? {}, factsOf(size, line.after ?? {}) as Fields)
}

export function takenBack(before: Fields, after: Fields, now: Fields): Exclude<Undo, null> {
  const fields: Fields = {}
  for (const [field, value] of Object.entries(after)) {
    const [was, is] = [before[field] ?? null, now[field] ?? null]
    if (field === "stock") {
      const units = Number(is) - Number(value) + Number(was)
      if (units < 0) return objection("changed_since", field)
      fields[field] = units
    } else if (!isSame(is, value)) return objection("changed_since", field)
    else fields[field] = field === LOT_COLUMN ? formerLots(was, value) : was
  }
  const is = Object.fromEntries(Object.keys(fields).map((field) => [field, now[field] ?? null]))
  return { before: is, after: fields }
}

/**
 * Returns the values that an undo writes to a size, which can have changed since the undo was checked. An interrupted
 * undo may have written some of them.
 * @param now current values of the size
 */
export function undoneNow(
  { before, after }: Pick<CheckedLine, "before" | "after">,
  now: Fields,
): Fields | Objection {
  const fields: Fields = {}
  for (const [field, value] of Object.entries(after ?? {})) {
    const [was, is] = [before?.[field] ?? null, now[field] ?? null]
    const isKnown = field === LOT_COLUMN || isSame(is, was) || isSame(is, value)
    fields[field] = field === "stock" ? Number(is) + Number(value) - Number(was) : value
    if (field === "stock" ? Number(fields[field]) < 0 : !isKnown) return objection("changed_since", field)
  }
  return fields
}

/** Returns the former lots, and the lots that the import created with quantity 0. */
function formerLots(before: unknown, after: unknown): string {
  const lotsOf = (cell: unknown) => (typeof cell === "string" ? (lotsIn(cell) ?? []) : [])
  const former = lotsOf(before)
  const created = lotsOf(after).filter(({ number }) => !former.some((lot) => lot.number === number))
  return lotsCell([...former, ...created.map((lot) => ({ ...lot, quantity: 0 }))])
}

function lineOf({ line, sku, product_id, name }: CheckedLine, undo: Undo): CheckedLine {
  const wrong = undo && "code" in undo ? undo : null
  const { before = null, after = null } = undo && !("code" in undo) ? undo : {}
  return {
    ...{ line, sku, product_id, name, is_new: false },
    price_cents: centsOf(after ?? {}),
    stock: unitsOf(after ?? {}),
    ...{ before, after, changes: after !== null },
    ...{ code: wrong?.code ?? null, about: wrong?.about ?? null },
  }
}
