import { toCents, toEuro } from "@bon-perroquet/contract/money"
import {
  DEFAULT_UNIT_LABEL,
  hasUnitPrice,
  inLanguages,
  LOT_COLUMN,
  NO_INFORMATION,
  productChangeSchema,
  unitOf,
  variantInputSchema,
  weightOf,
  type ProductInformation,
  type ShelfLot,
} from "@bon-perroquet/contract"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { z } from "zod"
import {
  cellsOf,
  changedLots,
  eanSchema,
  fileColumns,
  informationCells,
  informationIn,
  isInformation,
  isLots,
  isOfTheProduct,
  isShortened,
  lotsCell,
  lotsIn,
  priceIn,
  sizeView,
  stockIn,
  valueIn,
  type FileColumn,
} from "../product-file"
import type { CheckedLine, Fields } from "../modules/product-import"
import { makesProduct, type Subject } from "./draft"
import type { Categories, KnownSize } from "./known"
import { isObjection, objection, type Objection } from "./objection"
import type { WrittenLine } from "./read-csv"
import { withSizeName } from "./size-name"

export interface Surroundings {
  categories: Categories
  /** Returns the addresses to store. @throws Refusal for pictures that pages may not load */
  pictures: (addresses: readonly string[], known: readonly string[]) => string[]
}

const SCHEMAS = {
  ...productChangeSchema.shape,
  ...inLanguages("size", (language) => variantInputSchema.shape[`label_${language}`]),
  ean: eanSchema,
} as Record<string, z.ZodType | undefined>
/** Written together in one transaction for many products. */
const PRICE_AND_STOCK: readonly string[] = ["price", "stock", LOT_COLUMN]

const plain = (text: string): string => text.replace(/\r\n?/g, "\n").trim()

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields that change, or null. */
export function changesOf(is: object, wanted: Fields): Pick<CheckedLine, "before" | "after"> | null {
  const now = is as Fields
  const fields = Object.keys(wanted).filter((field) => !isSame(now[field], wanted[field]))
  if (!fields.length) return null
  const of = (all: Fields): Fields => Object.fromEntries(fields.map((field) => [field, all[field] ?? null]))
  return { before: of(now), after: of(wanted) }
}

/** Checks for other fields than price, stock and lots. Such lines take longer. */
export const changesOtherFields = (wanted: Fields): boolean =>
  Object.keys(wanted).some((field) => !PRICE_AND_STOCK.includes(field))

/** Returns why a size can't have this price or stock, or null. */
export function objectionToPriceOrStock(known: KnownSize | undefined, wanted: Fields): Objection | null {
  if (!known) return objection("sku_unknown")
  if (wanted["price"] !== undefined && !known.is_priced) return objection("not_priced")
  if (wanted["stock"] !== undefined && !known.stock_is_managed) return objection("stock_not_managed")
  return null
}

/** Returns the changes of a line, or why they are not allowed. */
export function judge(
  { sku, cells }: WrittenLine,
  subject: Subject,
  surroundings: Surroundings,
): Fields | Objection {
  const { size } = subject
  const incomplete = size ? null : objectionToNew({ sku, cells }, subject)
  if (incomplete) return incomplete
  const read = wantedIn(cells, subject, surroundings)
  if (isObjection(read)) return read
  const wanted = withSizeName(read, cells, subject)
  if (isObjection(wanted)) return wanted
  const refused = size && objectionToPriceOrStock(size, wanted)
  if (refused) return refused
  return !size || changesOtherFields(wanted) ? withWeight(wanted, subject) : wanted
}

/** Returns why a line can't create a product or size, or null. */
function objectionToNew(
  { sku, cells }: Pick<WrittenLine, "sku" | "cells">,
  subject: Subject,
): Objection | null {
  const unnamed = subject.several && !cells.size_fr && !cells.unit_label && "size_fr"
  const missing = [unnamed, !cells.price && "price"].filter((column) => column !== false)
  if (makesProduct(subject)) {
    if (cells.product && !cells.name_fr) return objection("product_unknown", cells.product)
    // A file without names doesn't create products.
    if (cells.name_fr === undefined) return objection("sku_unknown")
    if (!cells.name_fr) return objection("new_incomplete", ["name_fr", ...missing].join(", "))
  }
  if (missing.length > 0)
    return objection(subject.several ? "size_incomplete" : "new_incomplete", missing.join(", "))
  return SCHEMAS["sku"]?.safeParse(sku).success ? null : objection("sku_invalid")
}

function wantedIn(
  cells: WrittenLine["cells"],
  { size, product, ...of }: Subject,
  { categories, pictures }: Surroundings,
): Fields | Objection {
  const is = size?.view ?? product?.product
  const shown = shownOf({ size, product, ...of }, categories)
  const wanted: Fields = {}
  for (const column of fileColumns()) {
    const cell = cells[column]
    if (!cell || column === "held" || column === "product") continue
    // A cell as the export wrote it changes nothing.
    if (plain(cell) === plain(shown[column] ?? "")) continue
    if (column === "ean" && isShortened(cell, size?.view.ean ?? "")) continue
    if (isLots(column)) {
      const stated = statedLots(cell, size)
      if (isObjection(stated)) return stated
      if (stated.length > 0) wanted[column] = lotsCell(stated)
      continue
    }
    const known = column === "size_image" ? [size?.view.size_image ?? ""] : (is?.images ?? [])
    const read = valueOf(column, cell, { categories, pictures: (addresses) => pictures(addresses, known) })
    if (isObjection(read)) return read
    if (read.value !== undefined) wanted[fieldOf(column)] = read.value
  }
  if (wanted[LOT_COLUMN] !== undefined && wanted["stock"] !== undefined) return objection("stock_by_lots")
  if (size) return changesOf(factsOf(size, wanted), wanted)?.after ?? {}
  // New sizes without a stock have 0.
  return { stock: 0, ...wanted }
}

/** Returns the lots in a cell that differ from the stored ones. */
function statedLots(cell: string, size: KnownSize | undefined): ShelfLot[] | Objection {
  if (!size?.lots) return objection("lots_not_kept")
  const stated = lotsIn(cell)
  if (!stated) return objection("value_invalid", LOT_COLUMN)
  const changed = changedLots(stated, size.lots)
  return "differs" in changed ? objection("lot_differs", changed.differs) : changed
}

/** Returns a size with its current lots, restricted to those that the line names. */
export function factsOf({ view, lots }: KnownSize, wanted: Fields): object {
  const stated = wanted[LOT_COLUMN]
  const named = typeof stated === "string" ? (lotsIn(stated) ?? []) : []
  const shelf = (lots ?? []).filter(({ number }) => named.some((lot) => lot.number === number))
  return { ...view, [LOT_COLUMN]: lotsCell(shelf) }
}

/** Returns the cells as the export would write them. For a new size, only the product's. */
function shownOf({ size, product }: Subject, categories: Categories): Partial<Record<FileColumn, string>> {
  if (size)
    return {
      ...toldCells(size.product),
      ...cellsOf(size.view, categories.names),
      ...(size.lots && { lots: lotsCell(size.lots) }),
    }
  const [first] = product?.product.variants ?? []
  if (!product || !first) return {}
  const cells = {
    ...toldCells(product.product),
    ...cellsOf(sizeView(product.product, first), categories.names),
  }
  const shown: Partial<Record<FileColumn, string>> = cells
  return Object.fromEntries(
    fileColumns()
      .filter(isOfTheProduct)
      .map((column) => [column, shown[column]]),
  )
}

/** Returns the cells with the mandatory information of an existing product. */
const toldCells = (product: Partial<ProductInformation>) =>
  informationCells({ ...NO_INFORMATION, ...product })

export const fieldOf = (column: FileColumn): string => (column === "category" ? "category_id" : column)

interface Readable {
  categories: Categories
  pictures: (addresses: readonly string[]) => string[]
}

export function apart(wanted: Fields): { size: Fields; whole: Fields } {
  const columns = fileColumns().filter(isOfTheProduct).map(fieldOf)
  const of = (isWhole: boolean): Fields =>
    Object.fromEntries(Object.entries(wanted).filter(([field]) => columns.includes(field) === isWhole))
  return { size: of(false), whole: of(true) }
}

/** @returns undefined for a cell without a value, such as a lone euro sign */
function valueOf(
  column: Exclude<FileColumn, typeof LOT_COLUMN>,
  cell: string,
  { categories, pictures }: Readable,
): { value: unknown } | Objection {
  if (column === "price") {
    const cents = priceIn(cell)
    if (cents === undefined) return objection("price_invalid")
    return { value: cents === null ? undefined : toEuro(cents) }
  }
  if (column === "stock") {
    const units = stockIn(cell)
    return units === undefined ? objection("stock_invalid") : { value: units ?? undefined }
  }
  if (column === "category") {
    const value = categories.idOf(cell)
    return value === undefined ? objection("category_unknown", cell) : { value }
  }
  if (isInformation(column)) return informationIn(column, cell) ?? objection("value_invalid", column)
  const isPicture = column === "images" || column === "size_image"
  const read = valueIn(column, cell)
  const parsed = SCHEMAS[isPicture ? "images" : column]?.safeParse(column === "size_image" ? [read] : read)
  if (!parsed?.success) return objection("value_invalid", column)
  if (column === "size_fr") {
    const label = unitOf(parsed.data as string)
    return label ? { value: label } : objection("value_invalid", column)
  }
  if (!isPicture) return { value: parsed.data }
  try {
    const kept = pictures(parsed.data as string[])
    return { value: column === "images" ? kept : kept[0] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === "image_elsewhere"
      ? objection("image_elsewhere")
      : objection("value_invalid", column)
  }
}

/** Derives the weight from the unit. Products sold by weight or volume need one. */
function withWeight(wanted: Fields, { size, product, maker }: Subject): Fields | Objection {
  const { unit_label: unit, weight: weighed = null } = size?.view ?? {}
  const { size_fr, unit_label = unit ?? DEFAULT_UNIT_LABEL, weight = weighed } = wanted
  const active = wanted["active"] ?? product?.product.active ?? maker?.wanted["active"] ?? true
  const label = typeof size_fr === "string" ? `€/${size_fr}` : (unit_label as string)
  const weighs = weightOf(label, weight as number | null)
  if (wanted["weight"] !== undefined && weighs !== weight) return objection("weight_contradicts")
  if (active && !hasUnitPrice(label, weighs)) return objection("weight_needed")
  return weighs === weighed ? wanted : { ...wanted, weight: weighs }
}

export const centsOf = (wanted: Fields): number | null =>
  typeof wanted["price"] === "number" ? toCents(wanted["price"]) : null
export const unitsOf = (wanted: Fields): number | null =>
  typeof wanted["stock"] === "number" ? wanted["stock"] : null
