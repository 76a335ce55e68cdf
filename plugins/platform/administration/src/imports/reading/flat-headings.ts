import type { ImportReading } from "@bon-perroquet/contract"
import { plainHeading } from "../written"

/**
 * Returns the columns of a file whose columns have no language. An administrator's choice has priority, and each column
 * is read once.
 * @param columnOf finds a column by its plain heading
 */
export function flatHeadings<Column extends string>(
  names: readonly string[],
  {
    chosen,
    all,
    columnOf,
  }: {
    chosen: ImportReading["columns"]
    all: readonly Column[]
    columnOf: (name: string) => Column | undefined
  },
): (Column | null)[] {
  const taken = new Set<Column>()
  const take = (column: Column | undefined): Column | null => {
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  }
  const isChosen = (name: string) => Object.hasOwn(chosen, name)
  const first = names.map((name) =>
    isChosen(name) ? take(all.find((column) => column === chosen[name])) : null,
  )
  return names.map((name, index) =>
    isChosen(name) ? (first[index] ?? null) : take(columnOf(plainHeading(name))),
  )
}
