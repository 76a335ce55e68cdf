import { LOT_COLUMN } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { unusedAmong } from "../../images"
import type { CheckedLine, Fields } from "../../modules/product-import"
import { lotsCell, lotsIn } from "../../product-file"
import { centsOf, factsOf, unitsOf } from "../judge"
import { knownProducts, type KnownSize } from "../existing-products"
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
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const products = await knownProducts(
    container,
    lines.map(({ sku }) => sku),
  )
  const deleted = new Set(await unusedAmong(container, lines.flatMap(formerPictures)))
  return lines.map((line) => {
    const size = products.sizeOf(line.sku)
    return lineOf(line, size ? undoOf(line, size, deleted) : nothingLeft(line))
  })
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

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
