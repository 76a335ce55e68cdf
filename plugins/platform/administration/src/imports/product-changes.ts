import {
  LANGUAGES,
  LOT_COLUMN,
  productInputSchema,
  unitOf,
  variantInputSchema,
} from "@bon-perroquet/contract"
import type { Fields } from "../modules/product-import"
import { hasSizes, sizeFieldsIn, withCustomFields } from "../product-file"
import type { Change, SizeInput } from "../products"
import type { ProductRow } from "@bon-perroquet/shop-api/catalogue"
import { without } from "./objection"
import { informationChange } from "./product-information"
import { apart } from "./judge"
import type { KnownProduct, KnownSize } from "./existing-products"

export interface SizeChange {
  size: KnownSize
  fields: Fields
}

/** Returns input of the product form, merged by product, without price and stock. */
export function productChanges(changes: readonly SizeChange[]): { row: ProductRow; change: Change }[] {
  const of = new Map<string, SizeChange[]>()
  for (const change of changes) of.set(change.size.row.id, [...(of.get(change.size.row.id) ?? []), change])
  return [...of.values()].flatMap((lines) => {
    const [first] = lines
    return first ? [{ row: first.size.row, change: changeOf(first.size, lines) }] : []
  })
}

function changeOf({ product }: KnownProduct, lines: readonly SizeChange[]): Change {
  const parts = lines.map(({ size: known, fields }) => {
    return { id: known.variant.id, ...apart(without(fields, "price", "stock", LOT_COLUMN)) }
  })
  const whole = withCustomFields(Object.assign({}, ...parts.map((part) => part.whole)) as Fields) as Change
  const own = parts.filter(({ size }) => Object.keys(size).length > 0)
  if (!own.length) return whole
  const isNamed = own.some(({ size }) => "size_fr" in size)
  if (!hasSizes(product) && !isNamed) return { ...whole, ...(withCustomFields(own[0]?.size ?? {}) as Change) }
  const saidOf = new Map(own.map(({ id, size }) => [id, size]))
  return {
    ...whole,
    variants: sizesOf(product).map((size) => ({ ...size, ...sizeFrom(saidOf.get(size.id) ?? {}) })),
  }
}

const sizesOf = ({ variants }: KnownProduct["product"]) =>
  variants.map(({ id, label_fr, price, weight }) => ({ id, label_fr, price, weight }))

function sizeFrom(fields: Fields): Partial<SizeInput> {
  const labels = LANGUAGES.flatMap((language) => {
    const label = fields[`size_${language}`]
    return label === undefined ? [] : [[`label_${language}`, label]]
  })
  const { price, stock, weight, ean, size_image: image } = fields
  const custom_fields = sizeFieldsIn(fields)
  const filled = Object.entries({ price, stock, weight, ean, image, custom_fields }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries([...labels, ...filled]) as Partial<SizeInput>
}

function newSizeOf(sku: string, fields: Fields): SizeInput {
  const { ean, image, ...size } = sizeFrom(fields)
  return { ...variantInputSchema.parse({ stock: 0, ...size, sku }), ean, image }
}

export function grownBy({ product }: KnownProduct, sku: string, fields: Fields): Change {
  const { size, whole } = apart(fields)
  return { ...(withCustomFields(whole) as Change), variants: [...sizesOf(product), newSizeOf(sku, size)] }
}

export const shrunkBy = ({ product }: KnownProduct, removed: ReadonlySet<string>): Change => ({
  variants: sizesOf(product).filter(({ id }) => !removed.has(id)),
})

interface NewProduct {
  id: string
  sku: string
  fields: Fields
  /** Further sizes. Their lines can also change fields of the product. */
  sizes: readonly { sku: string; fields: Fields }[]
}

/** Returns the fields of a new product, with those that the lines of its further sizes change. */
export const withSizes = ({ fields, sizes }: NewProduct): Fields =>
  Object.assign({}, fields, ...sizes.map((size) => apart(size.fields).whole)) as Fields

export function newProductOf(product: NewProduct) {
  const { id, sku, sizes } = product
  const fields = withSizes(product)
  const { change: information } = informationChange("", fields)
  const form = productInputSchema.parse({ stock: 0, ...withCustomFields(fields), sku, information })
  const input = { ...form, id }
  const { size_fr = unitOf(input.unit_label), ...size } = apart(fields).size
  const isSaid = sizes.length > 0 || fields["size_fr"] !== undefined || fields["ean"] !== undefined
  if (!isSaid) return input
  const further = sizes.map((each) => newSizeOf(each.sku, apart(each.fields).size))
  return { ...input, variants: [newSizeOf(sku, { ...size, size_fr }), ...further] }
}
