import {
  customKeys,
  customValueSchema,
  type CustomColumn,
  type CustomFieldEntity,
  type CustomKey,
  type CustomValue,
  type CustomValues,
} from "@bon-perroquet/contract"
import { SEPARATOR, truthOf } from "./truth"

const columnsOf = (entity: CustomFieldEntity) =>
  new Map<string, CustomKey>(customKeys(entity).map((each) => [`custom_${each.key}`, each]))
const sizeKeys = columnsOf("variant")
const keys = new Map([...columnsOf("product"), ...sizeKeys])
/** Columns of customer files with the merchant's own fields. */
export const CUSTOMER_FIELDS = columnsOf("customer")

/** Columns with custom fields of a size. */
export const SIZE_FIELDS = [...sizeKeys.keys()] as CustomColumn[]

export const isCustom = (column: string): column is CustomColumn => keys.has(column)

/** Returns the values of the merchant's own fields as flat fields, as files and the log name them. */
export const flatCustomFields = ({ custom_fields = {} }: { custom_fields?: CustomValues } = {}) =>
  Object.fromEntries(Object.entries(custom_fields).map(([key, value]) => [`custom_${key}`, value])) as Record<
    CustomColumn,
    CustomValue
  >

/**
 * Moves the values of the merchant's own fields to `custom_fields`, and those of a size to `variant_custom_fields`, as
 * the form sends them.
 */
export function withCustomFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields)
  const custom = entries.filter(([field]) => isCustom(field) && !sizeKeys.has(field))
  const ofSize = sizeFieldsIn(fields)
  return {
    ...Object.fromEntries(entries.filter(([field]) => !isCustom(field))),
    ...(custom.length > 0 && {
      custom_fields: Object.fromEntries(custom.map(([field, value]) => [keys.get(field)?.key, value])),
    }),
    ...(ofSize && { variant_custom_fields: ofSize }),
  }
}

/** Returns the values of a size's own fields by key, or undefined if a line states none. */
export function sizeFieldsIn(fields: Readonly<Record<string, unknown>>): CustomValues | undefined {
  const stated = Object.entries(fields).flatMap(([field, value]) => {
    const key = sizeKeys.get(field)?.key
    return key === undefined ? [] : [[key, value as CustomValue] as const]
  })
  return stated.length > 0 ? Object.fromEntries(stated) : undefined
}

export function cellOf(value: CustomValue): string {
  if (value === null) return ""
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "number") return String(value).replace(".", ",")
  return [value].flat().join(SEPARATOR)
}

/** @param view a size with its own and its product's fields as flat fields */
export const customCells = (view: Readonly<Record<CustomColumn, unknown>>): Record<CustomColumn, string> =>
  Object.fromEntries(
    [...keys.keys()].map((column) => [column, cellOf((view[column as CustomColumn] ?? null) as CustomValue)]),
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
