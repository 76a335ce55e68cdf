import type { Category } from "@bon-perroquet/contract"
import type { CategoryRow } from "./engine-rows"
import { translated } from "./localised"

export function catalogueCategory(row: CategoryRow): Category {
  return {
    id: row.id,
    handle: row.handle,
    name_fr: row.name,
    name_nl: translated(row.nl, "name", row.name),
    name_en: translated(row.en, "name", row.name),
    description_fr: row.description ?? "",
    description_nl: translated(row.nl, "description", row.description),
    description_en: translated(row.en, "description", row.description),
  }
}
