import {
  customKeys,
  customValueSchema,
  type AdminProduct,
  type CustomColumn,
  type CustomFieldEntity,
  type CustomKey,
  type CustomValue,
} from "@bon-perroquet/contract"
import { SEPARATOR, truthOf } from "./truth"

const columnsOf = (entity: CustomFieldEntity) =>
  new Map<string, CustomKey>(customKeys(entity).map((each) => [`custom_${each.key}`, each]))
const keys = columnsOf("product")
/** Columns of customer files with the merchant's own fields. */
export const CUSTOMER_FIELDS = columnsOf("customer")

export const isCustom = (column: string): column is CustomColumn => keys.has(column)

/** Returns the values of the merchant's own fields as flat fields, as files and the log name them. */
export const flatCustomFields = ({ custom_fields }: Pick<AdminProduct, "custom_fields">) =>
  Object.fromEntries(Object.entries(custom_fields).map(([key, value]) => [`custom_${key}`, value])) as Record<
    CustomColumn,
    CustomValue
  >

/** Moves the values of the merchant's own fields to `custom_fields`, as the form sends them. */
export function withCustomFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const custom = Object.entries(fields).filter(([field]) => isCustom(field))
  if (!custom.length) return { ...fields }
  const others = Object.entries(fields).filter(([field]) => !isCustom(field))
  return {
    ...Object.fromEntries(others),
    custom_fields: Object.fromEntries(custom.map(([field, value]) => [keys.get(field)?.key, value])),
  }
}

export function cellOf(value: CustomValue): string {
  if (value === null) return ""
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "number") return String(value).replace(".", ",")
  return [value].flat().join(SEPARATOR)
}

export const customCells = (product: Pick<AdminProduct, "custom_fields">): Record<CustomColumn, string> =>
  Object.fromEntries(
    Object.entries(flatCustomFields(product)).map(([column, value]) => [column, cellOf(value)]),
  )

/** Reads a cell. Undefined if the value is not valid. */
export function customIn(
  column: string,
  cell: string,
  columns: ReadonlyMap<string, CustomKey> = keys,
): { value: CustomValue } | undefined {
  const field = columns.get(column)?.field
  if (!field) return undefined
  const parsed = customValueSchema(field).safeParse(writtenValue(field, cell))
  return parsed.success ? { value: parsed.data as CustomValue } : undefined
}

function writtenValue({ type, is_multiple, options = [] }: CustomKey["field"], cell: string): unknown {
  if (type === "boolean") return truthOf(cell) ?? cell
  if (type === "integer" || type === "decimal") {
    const bare = cell.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".")
    return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : cell
  }
  if (type !== "choice") return cell
  const isOption = (text: string) => (option: (typeof options)[number]) =>
    [option.value, ...Object.values(option.label)].some((each) => each?.toLowerCase() === text.toLowerCase())
  const chosen = cell.split(/[|,;]/).flatMap((each) => each.trim() || [])
  const values = chosen.map((text) => options.find(isOption(text))?.value ?? text)
  return is_multiple ? values : values[0]
}
