import {
  type Category,
  customKeys,
  DEFAULT_LANGUAGE,
  inLanguages,
  type Language,
  storedValues,
} from "@bon-perroquet/contract"
import type { CategoryRow } from "@bon-perroquet/medusa-sql/catalogue/categories"
import { textIn } from "./localised"

export function categoryOf(row: CategoryRow): Category {
  return {
    id: row.id,
    handle: row.handle,
    ...inLanguages("handle", (language) => handleIn(row, language)),
    former_handles: row.former_handles ?? [],
    parent_id: row.parent_id,
    ...inLanguages("name", (language) => textIn(language, row, "name", row.name)),
    ...inLanguages("description", (language) => textIn(language, row, "description", row.description)),
    picture: row.picture,
    custom_fields: storedValues(customKeys("category"), row.metadata),
  }
}

const handleIn = ({ handle, handles }: CategoryRow, language: Language): string =>
  language === DEFAULT_LANGUAGE ? handle : (handles?.[language] ?? handle)

const trees = new WeakMap<readonly CategoryRow[], CategoryTree>()

/** The categories that shoppers see. */
export class CategoryTree {
  /** Ids of each category and the categories below it. */
  private readonly families: ReadonlyMap<string, ReadonlySet<string>>

  private constructor(private readonly rows: readonly CategoryRow[]) {
    const families = new Map<string, Set<string>>(rows.map(({ id }) => [id, new Set([id])]))
    // Starts at the last row, because each row comes after its parent.
    for (const { id, parent_id } of rows.toReversed())
      for (const below of families.get(id) ?? []) if (parent_id) families.get(parent_id)?.add(below)
    this.families = families
  }

  static of(rows: readonly CategoryRow[]): CategoryTree {
    const known = trees.get(rows) ?? new CategoryTree(rows)
    trees.set(rows, known)
    return known
  }

  get ids(): readonly string[] {
    return this.rows.map(({ id }) => id)
  }

  family(id: string): ReadonlySet<string> {
    return this.families.get(id) ?? new Set([id])
  }

  /**
   * Finds a category by id, or by current or former handle, the French one first. An unknown reference is returned
   * unchanged, so that it matches nothing.
   */
  idOf(reference: string): string {
    const row =
      this.rows.find(({ id, handle }) => id === reference || handle === reference) ??
      this.rows.find(({ handles }) => Object.values(handles ?? {}).includes(reference)) ??
      this.rows.find(({ former_handles }) => former_handles?.includes(reference))
    return row?.id ?? reference
  }
}
