import type { CheckedLine, Fields, LineResult, PendingLine } from "../modules/product-import"
import { shortened, type Objection } from "./objection"

/** Field with the ids of the rows that a line created. The API does not show it. */
export const MADE = "_made"

/** Returns the id of the product that a line creates. It is derived, so that a resumed import finds the product. */
export const idOfNew = ({ id }: Pick<PendingLine, "id">): string => `prod_${id.replace("import_", "")}`

/** Returns the result of checking a line: its errors, or the record that it creates. */
export function checkedLine({
  wrong,
  after,
  warnings = [],
  ...about
}: Pick<CheckedLine, "line" | "sku" | "name" | "product_id"> & {
  wrong: readonly Objection[]
  /** Null if nothing changes. */
  after: Fields | null
  warnings?: readonly Objection[]
}): CheckedLine {
  const [first, ...others] = wrong.map(shortened)
  const changes = !first && after !== null
  return {
    ...{ ...about, sku: about.sku.slice(0, 200), is_new: changes, changes },
    ...{ price_cents: null, stock: null, before: null, after: changes ? after : null },
    ...{ code: first?.code ?? null, about: first?.about ?? null },
    also: first ? others : changes ? [...warnings] : [],
  }
}

/** Returns a line that undoes another by deleting what it created, or that has an error. */
export function undoneLine(
  { line, sku, name, product_id }: CheckedLine,
  after: Fields,
  wrong: Objection | null,
): CheckedLine {
  return {
    ...{ line, sku, name, product_id, is_new: false, price_cents: null, stock: null, before: null },
    ...{ after: wrong ? null : after, changes: !wrong },
    ...{ code: wrong?.code ?? null, about: wrong?.about ?? null },
  }
}

export const settledLine = (
  { id, before }: Pick<LineResult, "id" | "before">,
  after: Fields | null,
): LineResult => ({ ...{ id, before, after, changes: after !== null, code: null, about: null } })

export const refusedLine = ({ id }: Pick<LineResult, "id">, { code, about }: Objection): LineResult => ({
  ...{ id, before: null, after: null, changes: false, code, about },
})
