import {
  formatEditedCents,
  MAX_PRODUCT_NAME,
  MAX_STOCK,
  STOCK_MOVES,
  toCents,
  toEuro,
  type AdminProduct,
  type Language,
  type ProductTable,
  type StockReason,
} from "@bon-perroquet/contract"
import { z } from "zod"
import "../../../../config/validation"
import { parseUnits } from "../../number-formats"
import { isPriceJump, typedPrice } from "../../product-form/prices"

const isStock = (text: string) => (parseUnits(text) ?? Infinity) <= MAX_STOCK

/** Parses the typed change of a stock: "+12", "12" or "-3". Returns null if it is invalid. */
export function parseMoved(text: string): number | null {
  const typed = text.trim().replace("−", "-")
  const moved = /^[+-]?\d{1,7}$/.test(typed) ? Number(typed) : 0
  return moved !== 0 && Math.abs(moved) <= MAX_STOCK ? moved : null
}

export const reasonsFor = (moved: string): readonly StockReason[] =>
  STOCK_MOVES[(parseMoved(moved) ?? 1) > 0 ? "in" : "out"]

export const reasonFor = (moved: string, chosen: string): StockReason | undefined =>
  reasonsFor(moved).find((reason) => reason === chosen) ?? reasonsFor(moved)[0]

const sizeSchema = z.object({
  id: z.string(),
  price: z.string().refine((text) => typedPrice(text) !== null),
  stock: z.string().refine(isStock),
  moved: z.string().refine((text) => text.trim() === "" || parseMoved(text) !== null),
  reason: z.string(),
})

const rowSchema = z.object({
  id: z.string(),
  name_fr: z.string().trim().min(1).max(MAX_PRODUCT_NAME),
  category_id: z.string(),
  active: z.boolean(),
  low_stock_threshold: z.string().refine((text) => text.trim() === "" || isStock(text)),
  sizes: z.array(sizeSchema),
})

export const tableSchema = z.object({ rows: z.array(rowSchema) })
export type TableValues = z.infer<typeof tableSchema>
type RowValues = TableValues["rows"][number]
type SizeValues = RowValues["sizes"][number]

const rowValuesOf = (product: AdminProduct, language: Language): RowValues => ({
  id: product.id,
  name_fr: product.name_fr,
  category_id: product.category_id ?? "",
  active: product.active,
  low_stock_threshold: product.low_stock_threshold === null ? "" : String(product.low_stock_threshold),
  sizes: product.variants.map(({ id, price, stock }) => ({
    ...{ id, moved: "", reason: "" },
    price: formatEditedCents(toCents(price), language),
    stock: String(stock),
  })),
})

export const readOf = (products: readonly AdminProduct[], language: Language) => ({
  values: { rows: products.map((product) => rowValuesOf(product, language)) },
  version: JSON.stringify(Object.fromEntries(products.map(({ id, version }) => [id, version]))),
})

type SentRow = ProductTable["rows"][number]

/** Returns the changed products, each with its changed fields only. */
export function rowsFrom({ rows }: TableValues, read: TableValues, version = "{}"): SentRow[] {
  const versions = JSON.parse(version) as Record<string, string>
  const before = new Map(read.rows.map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    const was = before.get(row.id)
    const changes = was && changesOf(row, was)
    return changes ? [{ id: row.id, version: versions[row.id] ?? "", ...changes }] : []
  })
}

function changesOf(row: RowValues, was: RowValues): Omit<SentRow, "id" | "version"> | null {
  const { name_fr, category_id, active, low_stock_threshold: few } = row
  const sizes = row.sizes.flatMap((size) => {
    const before = was.sizes.find(({ id }) => id === size.id)
    const change = before && sizeChangeOf(size, before)
    return change ? [change] : []
  })
  const changes = {
    ...(name_fr !== was.name_fr && { name_fr }),
    ...(category_id !== was.category_id && { category_id: category_id || null }),
    ...(active !== was.active && { active }),
    ...(few.trim() !== was.low_stock_threshold && { low_stock_threshold: parseUnits(few) }),
    ...(sizes.length > 0 && { sizes }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

function sizeChangeOf(size: SizeValues, was: SizeValues): NonNullable<SentRow["sizes"]>[number] | null {
  const [cents, quantity, stock] = [typedPrice(size.price), parseMoved(size.moved), parseUnits(size.stock)]
  const reason = reasonFor(size.moved, size.reason)
  const change = {
    ...(cents !== null && cents !== typedPrice(was.price) && { price: toEuro(cents) }),
    ...(quantity !== null && reason && { moved: { quantity, reason } }),
    ...(quantity === null && stock !== null && stock !== parseUnits(was.stock) && { stock }),
  }
  return Object.keys(change).length > 0 ? { variant_id: size.id, ...change } : null
}

/** A price change of more than half. */
export interface TableJump {
  id: string
  variantId: string
  before: number
  cents: number
}

export function jumpsIn({ rows }: TableValues, read: TableValues): TableJump[] {
  const sizes = new Map(read.rows.flatMap((row) => row.sizes.map((size) => [size.id, size])))
  return rows.flatMap(({ id, sizes: typed }) =>
    typed.flatMap(({ id: variantId, price }) => {
      const [cents, before] = [typedPrice(price), typedPrice(sizes.get(variantId)?.price ?? "")]
      const isAsked = cents !== null && before !== null && isPriceJump(cents, before)
      return isAsked ? [{ id, variantId, before, cents }] : []
    }),
  )
}
