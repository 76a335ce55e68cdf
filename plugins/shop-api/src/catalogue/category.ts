import { inLanguages, type Category } from "@bon-perroquet/contract"
import type { CategoryRow } from "./engine-rows"
import { textIn } from "./localised"

export function catalogueCategory(row: CategoryRow): Category {
  return {
    id: row.id,
    handle: row.handle,
    ...inLanguages("name", (language) => textIn(language, row, "name", row.name)),
    ...inLanguages("description", (language) => textIn(language, row, "description", row.description)),
  }
}
