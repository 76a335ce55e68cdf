import { unitOf } from "@bon-perroquet/contract"
import type { Fields } from "../modules/product-import"
import { SIZE_NAMES } from "../product-file"
import type { Subject } from "./draft"
import { without, objection, type Objection } from "./objection"
import type { WrittenLine } from "./written"

const OF_SEVERAL = [...SIZE_NAMES.filter((column) => column !== "size_fr"), "size_image"]

const textIn = (fields: Fields, field: string): string | undefined => {
  const text = fields[field]
  return typeof text === "string" ? unitOf(text) : undefined
}

/**
 * Sets the name if the product has several sizes, otherwise the unit. A file may use either column, but not with
 * different values.
 */
export function withSizeName(
  fields: Fields,
  cells: WrittenLine["cells"],
  { size, several }: Subject,
): Fields | Objection {
  const others = without(fields, "unit_label", "size_fr")
  const [unit, name] = [textIn(fields, "unit_label"), textIn(fields, "size_fr")]
  if (several) {
    const named = name ?? (cells.size_fr ? size?.view.size_fr : undefined)
    if (named !== undefined && unit !== undefined && named !== unit) return objection("size_contradicts")
    const label = name ?? unit
    return label === undefined || label === size?.view.size_fr ? others : { ...others, size_fr: label }
  }
  const alone = OF_SEVERAL.find((column) => fields[column] !== undefined)
  if (alone) return objection("size_alone", alone)
  if (name === undefined) return fields
  if (unit !== undefined && unit !== name) return objection("size_contradicts")
  const isKnown = size !== undefined && unitOf(size.view.unit_label) === name
  return isKnown ? others : { ...others, unit_label: fields["unit_label"] ?? `€/${name}` }
}
