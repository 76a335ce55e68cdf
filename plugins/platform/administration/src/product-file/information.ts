import {
  CUSTOM_COLUMNS,
  INFORMATION_COLUMNS,
  LOT_COLUMN,
  productInformationInputSchema,
  PRODUCT_COLUMNS,
  type FileColumn,
  type InformationField,
  type ProductInformation,
} from "@bon-perroquet/contract"
import { informationKeeper } from "@bon-perroquet/api-kit/information"
import { lotKeeper } from "@bon-perroquet/api-kit/lots"
import { SEPARATOR } from "./truth"

/** Returns all columns. Those of mandatory information and lots require their plugins. */
export const fileColumns = (): readonly FileColumn[] => [
  ...PRODUCT_COLUMNS,
  ...CUSTOM_COLUMNS,
  ...(informationKeeper() ? INFORMATION_COLUMNS : []),
  ...(lotKeeper() ? [LOT_COLUMN] : []),
]

const names = new Set<string>(INFORMATION_COLUMNS)
export const isInformation = (column: string): column is InformationField => names.has(column)

/** Cell of a product without allergens. An empty cell means that they are unknown. */
const NONE = "none"

function informationCell(field: InformationField, value: ProductInformation[InformationField]): string {
  if (value === null) return ""
  if (typeof value === "number") return String(value).replace(".", ",")
  if (!Array.isArray(value)) return value
  return value.length > 0 ? value.join(SEPARATOR) : field === "allergens" ? NONE : ""
}

export const informationCells = (information: ProductInformation): Record<InformationField, string> =>
  Object.fromEntries(
    INFORMATION_COLUMNS.map((field) => [field, informationCell(field, information[field])]),
  ) as Record<InformationField, string>

function written(field: InformationField, cell: string): unknown {
  if (field === "allergens" || field === "traces") {
    if (cell.toLowerCase() === NONE) return []
    const names = cell.split(/[|,;]/).map((each) => each.trim().toLowerCase())
    return names.filter(Boolean)
  }
  const isText = typeof productInformationInputSchema.shape[field].safeParse("").data === "string"
  if (isText) return cell
  if (field === "kind") return cell.toLowerCase()
  if (field === "origin" || field === "manufacturer_country") return cell.toUpperCase()
  const bare = cell.replace(/[\s\u00a0\u202f%]/g, "").replace(",", ".")
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : cell
}

export function informationIn(
  field: InformationField,
  cell: string,
): { value: ProductInformation[InformationField] } | undefined {
  const read = productInformationInputSchema.shape[field].safeParse(written(field, cell))
  return read.success ? { value: read.data } : undefined
}
