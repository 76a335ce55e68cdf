import { toEuro } from "@bon-perroquet/contract/money"
import {
  inLanguages,
  LOT_COLUMN,
  NEW_PRODUCT,
  productChangeSchema,
  unitOf,
  variantInputSchema,
  VAT_CLASSES,
  type FileColumn,
  type ImportReading,
} from "@bon-perroquet/contract"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { z } from "zod"
import {
  customIn,
  eanSchema,
  informationIn,
  isCustom,
  isInformation,
  priceIn,
  stockIn,
  valueIn,
} from "../product-file"
import type { Categories } from "./categories"
import { objection, type Objection } from "./objection"
import { oldAddressesSchema } from "./old-addresses"
import type { WrittenLine } from "./written"

/** Import options that decide how values are validated. */
export type CheckedReading = Pick<
  ImportReading,
  "create_categories" | "prices_include_vat" | "fetch_pictures"
>

export const SCHEMAS = {
  ...productChangeSchema.shape,
  ...inLanguages("size", (language) => variantInputSchema.shape[`label_${language}`]),
  ean: eanSchema,
  old_addresses: oldAddressesSchema,
} as Record<string, z.ZodType | undefined>
interface Readable {
  categories: Categories
  pictures: (addresses: readonly string[]) => string[]
}

/** Returns the picture URLs to store. Those of other sites are fetched when the import runs. */
export function picturesIn(
  addresses: readonly string[],
  { fetch_pictures, check }: { fetch_pictures: boolean; check: () => string[] },
): string[] {
  try {
    return check()
  } catch (error) {
    const isElsewhere = error instanceof Refusal && error.code === "image_elsewhere"
    if (isElsewhere && fetch_pictures) return [...new Set(addresses)]
    throw error
  }
}

export const priceOf = (cents: number | null | undefined): { value: unknown } | Objection =>
  cents === undefined ? objection("price_invalid") : { value: cents === null ? undefined : toEuro(cents) }

/** Returns the VAT class of a line: its Belgian rate. */
export function vatRateOf(cells: WrittenLine["cells"], is: { vat_rate?: unknown } | undefined): number {
  const classOf = (rate: unknown) => VAT_CLASSES.find((each) => each === rate)
  const written = classOf(valueIn("vat_rate", cells.vat_rate ?? ""))
  return written ?? classOf(is?.vat_rate) ?? NEW_PRODUCT.vat_rate
}

/** Parses a cell. The value is undefined for a cell without one, such as a lone euro sign. */
export function valueOf(
  column: Exclude<FileColumn, typeof LOT_COLUMN>,
  cell: string,
  { categories, pictures }: Readable,
): { value: unknown } | Objection {
  if (column === "price") return priceOf(priceIn(cell))
  if (column === "stock") {
    const units = stockIn(cell)
    return units === undefined ? objection("stock_invalid") : { value: units ?? undefined }
  }
  if (column === "category") {
    const value = categories.idOf(cell)
    return value === undefined ? objection("category_unknown", cell) : { value }
  }
  if (isInformation(column)) return informationIn(column, cell) ?? objection("value_invalid", column)
  if (isCustom(column)) return customIn(column, cell) ?? objection("value_invalid", column)
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
    const addresses = pictures(parsed.data as string[])
    return { value: column === "images" ? addresses : addresses[0] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === "image_elsewhere"
      ? objection("image_elsewhere")
      : objection("value_invalid", column)
  }
}
