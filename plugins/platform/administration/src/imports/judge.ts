import { toCents } from "@bon-perroquet/contract/money"
import {
  DEFAULT_UNIT_LABEL,
  hasUnitPrice,
  LOT_COLUMN,
  customKeys,
  missingFields,
  NO_INFORMATION,
  weightOf,
  type CustomValues,
  type ProductInformation,
  type ShelfLot,
} from "@bon-perroquet/contract"
import {
  cellsOf,
  changedLots,
  fileColumns,
  informationCells,
  isCustom,
  isLots,
  isOfTheProduct,
  isSameGtin,
  isShortened,
  lotsCell,
  lotsIn,
  netPriceIn,
  sizeView,
  withCustomFields,
} from "../product-file"
import type { FileColumn } from "@bon-perroquet/contract"
import type { CheckedLine, Fields } from "../modules/product-import"
import { makesProduct, type Judged, type Subject } from "./draft"
import { NEW_CATEGORY, plainPath, type Categories } from "./categories"
import type { KnownProduct, KnownSize } from "./existing-products"
import { isObjection, objection, type Objection } from "./objection"
import type { WrittenLine } from "./written"
import { withSizeName } from "./size-name"
import { picturesIn, priceOf, SCHEMAS, valueOf, vatRateOf, type CheckedReading } from "./values"

export interface Surroundings {
  categories: Categories
  reading: CheckedReading
  /** Returns valid picture URLs. @throws Refusal for hosts that the content security policy blocks */
  pictures: (addresses: readonly string[], allowed: readonly string[]) => string[]
}

const PRICE_AND_STOCK: readonly string[] = ["price", "stock", LOT_COLUMN]

const plain = (text: string): string => text.replace(/\r\n?/g, "\n").trim()

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export function changesOf(is: object, requested: Fields): Pick<CheckedLine, "before" | "after"> | null {
  const now = is as Fields
  const fields = Object.keys(requested).filter((field) => !isSame(now[field], requested[field]))
  if (!fields.length) return null
  const of = (all: Fields): Fields => Object.fromEntries(fields.map((field) => [field, all[field] ?? null]))
  return { before: of(now), after: of(requested) }
}

/** Checks for fields other than price, stock and lots, which take longer to write. */
export const changesOtherFields = (fields: Fields): boolean =>
  Object.keys(fields).some((field) => !PRICE_AND_STOCK.includes(field))

export function objectionToPriceOrStock(size: KnownSize | undefined, fields: Fields): Objection | null {
  if (!size) return objection("sku_unknown")
  if (fields["price"] !== undefined && !size.is_priced) return objection("not_priced")
  if (fields["stock"] !== undefined && !size.stock_is_managed) return objection("stock_not_managed")
  return null
}

/** Columns that state a size's weight. If one is wrong, the weight is not checked. */
const WEIGHING: readonly (string | null)[] = ["weight", "unit_label", "size_fr"]

export function judge({ sku, cells }: WrittenLine, subject: Subject, surroundings: Surroundings): Judged {
  const { size } = subject
  const read = requestedIn(cells, subject, surroundings)
  const incomplete = size ? null : objectionToNew({ sku, cells }, subject)
  const wrong = [...(incomplete ? [incomplete] : []), ...read.wrong]
  const named = withSizeName(read.requested, cells, subject)
  if (isObjection(named)) return { requested: read.requested, wrong: [...wrong, named] }
  const refused = size && objectionToPriceOrStock(size, named)
  if (refused) wrong.push(refused)
  const missing = missingField(named, subject)
  if (missing) wrong.push(objection("field_needed", missing))
  if (wrong.some(({ about }) => WEIGHING.includes(about))) return { requested: named, wrong }
  if (size && !changesOtherFields(named)) return { requested: named, wrong }
  const weighed = withWeight(named, subject)
  return isObjection(weighed)
    ? { requested: named, wrong: [...wrong, weighed] }
    : { requested: weighed, wrong }
}

function objectionToNew(
  { sku, cells }: Pick<WrittenLine, "sku" | "cells">,
  subject: Subject,
): Objection | null {
  const unnamed = subject.several && !cells.size_fr && !cells.unit_label && "size_fr"
  const missing = [unnamed, !cells.price && "price"].filter((column) => column !== false)
  if (makesProduct(subject)) {
    if (cells.product && !cells.name_fr) return objection("product_unknown", cells.product)
    // A file without a name column doesn't create products.
    if (cells.name_fr === undefined) return objection("sku_unknown")
    if (!cells.name_fr) return objection("new_incomplete", ["name_fr", ...missing].join(", "))
  }
  if (missing.length > 0)
    return objection(subject.several ? "size_incomplete" : "new_incomplete", missing.join(", "))
  return SCHEMAS["sku"]?.safeParse(sku).success ? null : objection("sku_invalid")
}

function requestedIn(
  cells: WrittenLine["cells"],
  { size, product, ...of }: Subject,
  { categories, reading, pictures }: Surroundings,
): Judged {
  const is = size?.view ?? product?.product
  const shown = shownOf({ size, product, ...of }, categories)
  const fields: Fields = {}
  const wrong: Objection[] = []
  for (const column of fileColumns()) {
    const cell = cells[column]
    if (!cell || column === "held" || column === "product") continue
    // A cell that equals the exported value changes nothing.
    const isNet = column === "price" && reading.prices_include_vat === false
    if (!isNet && plain(cell) === plain(shown[column] ?? "")) continue
    const { ean = "" } = size?.view ?? {}
    if (column === "ean" && (isShortened(cell, ean) || isSameGtin(cell, ean))) continue
    if (isLots(column)) {
      const stated = statedLots(cell, { size, product, ...of })
      if (isObjection(stated)) wrong.push(stated)
      else if (stated.length > 0) fields[column] = lotsCell(stated)
      continue
    }
    if (column === "category" && reading.create_categories && categories.idOf(cell) === undefined) {
      if (plainPath(cell)) fields[NEW_CATEGORY] = plainPath(cell)
      continue
    }
    const existingPictures = column === "size_image" ? [size?.view.size_image ?? ""] : (is?.images ?? [])
    const read = isNet
      ? priceOf(netPriceIn(cell, vatRateOf(cells, is ?? of.maker?.requested)))
      : valueOf(column, cell, {
          categories,
          pictures: (addresses) =>
            picturesIn(addresses, { ...reading, check: () => pictures(addresses, existingPictures) }),
        })
    if (isObjection(read)) wrong.push(read)
    else if (read.value !== undefined) fields[fieldOf(column)] = read.value
  }
  if (fields[LOT_COLUMN] !== undefined && fields["stock"] !== undefined)
    wrong.push(objection("stock_by_lots"))
  if (size) return { requested: changesOf(factsOf(size, fields), fields)?.after ?? {}, wrong }
  return { requested: fields[LOT_COLUMN] === undefined ? { stock: 0, ...fields } : fields, wrong }
}

/**
 * Returns the name of a missing field that the product needs to be for sale. Checks only lines that publish the
 * product or change such fields.
 */
function missingField(fields: Fields, { size, product, maker }: Subject): string | undefined {
  const {
    active = true,
    custom_fields,
    kind = null,
  } = (product?.product ?? {}) as Partial<KnownProduct["product"]>
  const becomesActive = fields["active"] ?? maker?.requested["active"] ?? active
  const isChecked = !product || becomesActive !== active || Object.keys(fields).some(isCustom)
  if (!becomesActive || !isChecked) return undefined
  const stated = withCustomFields(fields) as Record<"custom_fields" | "variant_custom_fields", CustomValues>
  const ofKind = (fields["kind"] ?? maker?.requested["kind"] ?? kind) as string | null
  const needs = (entity: "product" | "variant", before: CustomValues | undefined, now: CustomValues) =>
    missingFields(customKeys(entity), { ...before, ...now }, ofKind)[0]
  return (
    (maker ? undefined : needs("product", custom_fields, stated.custom_fields)) ??
    needs("variant", size?.variant.custom_fields, stated.variant_custom_fields)
  )
}

/**
 * Returns the lots in a cell that differ from the stored ones. A new product with lots is tracked from the start.
 * For other products, tracking is enabled in the dashboard.
 */
function statedLots(cell: string, { size, product }: Subject): ShelfLot[] | Objection {
  if (size ? !size.lots : product && !product.has_lots) return objection("lots_not_kept")
  const stated = lotsIn(cell)
  if (!stated) return objection("value_invalid", LOT_COLUMN)
  const changed = changedLots(stated, size?.lots ?? [])
  return "differs" in changed ? objection("lot_differs", changed.differs) : changed
}

/** Returns a size with its current lots, limited to the lots that the line names. */
export function factsOf({ view, lots }: KnownSize, fields: Fields): object {
  const stated = fields[LOT_COLUMN]
  const named = typeof stated === "string" ? (lotsIn(stated) ?? []) : []
  const shelf = (lots ?? []).filter(({ number }) => named.some((lot) => lot.number === number))
  return { ...view, [LOT_COLUMN]: lotsCell(shelf) }
}

/** Returns the cells as the export would write them. For a new size, only the product's cells. */
function shownOf({ size, product }: Subject, categories: Categories): Partial<Record<FileColumn, string>> {
  if (size)
    return {
      ...informationCellsOf(size.product),
      ...cellsOf(size.view, categories.names),
      ...(size.lots && { lots: lotsCell(size.lots) }),
    }
  const [first] = product?.product.variants ?? []
  if (!product || !first) return {}
  const cells = {
    ...informationCellsOf(product.product),
    ...cellsOf(sizeView(product.product, first), categories.names),
  }
  const shown: Partial<Record<FileColumn, string>> = cells
  return Object.fromEntries(
    fileColumns()
      .filter(isOfTheProduct)
      .map((column) => [column, shown[column]]),
  )
}

const informationCellsOf = (product: Partial<ProductInformation>) =>
  informationCells({ ...NO_INFORMATION, ...product })

export const fieldOf = (column: FileColumn): string => (column === "category" ? "category_id" : column)

export function apart(fields: Fields): { size: Fields; whole: Fields } {
  const columns = [...fileColumns().filter(isOfTheProduct).map(fieldOf), NEW_CATEGORY]
  const of = (isWhole: boolean): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => columns.includes(field) === isWhole))
  return { size: of(false), whole: of(true) }
}

/** Adds the weight that the unit states. Products sold by weight or volume need one. */
function withWeight(fields: Fields, { size, product, maker }: Subject): Fields | Objection {
  const { unit_label: unit, weight: weighed = null } = size?.view ?? {}
  const { size_fr, unit_label = unit ?? DEFAULT_UNIT_LABEL, weight = weighed } = fields
  const active = fields["active"] ?? product?.product.active ?? maker?.requested["active"] ?? true
  const label = typeof size_fr === "string" ? `€/${size_fr}` : (unit_label as string)
  const weighs = weightOf(label, weight as number | null)
  if (fields["weight"] !== undefined && weighs !== weight) return objection("weight_contradicts")
  if (active && !hasUnitPrice(label, weighs)) return objection("weight_needed")
  return weighs === weighed ? fields : { ...fields, weight: weighs }
}

export const centsOf = (fields: Fields): number | null =>
  typeof fields["price"] === "number" ? toCents(fields["price"]) : null
export const unitsOf = (fields: Fields): number | null =>
  typeof fields["stock"] === "number" ? fields["stock"] : null
