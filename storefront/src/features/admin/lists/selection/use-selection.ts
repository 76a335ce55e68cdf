import { useState } from "react"

/**
 * Selection of rows. Rows stay selected on other pages, and after an action removed them from the list, so that another
 * action can follow.
 * @param most maximum number of rows
 */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, most: number) {
  const keyed = (some: readonly Row[]): ReadonlyMap<string, Row> =>
    new Map(some.map((row) => [keyOf(row), row]))
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const listed = keyed(rows)
  const all = [...chosen.values()].map((row) => listed.get(keyOf(row)) ?? row)
  const isChosen = (row: Row) => chosen.has(keyOf(row))
  const isWholePage = rows.length > 0 && rows.every(isChosen)

  function toggle(row: Row) {
    const next = new Map(chosen)
    if (!next.delete(keyOf(row)) && next.size < most) next.set(keyOf(row), row)
    setChosen(next)
  }

  function togglePage() {
    const others = all.filter((row) => !listed.has(keyOf(row)))
    setChosen(keyed((isWholePage ? others : [...others, ...rows]).slice(0, most)))
  }

  return {
    /** Selected rows. If the current list contains a row, its latest version is returned. */
    chosen: all,
    isFull: chosen.size >= most,
    isChosen,
    isWholePage,
    toggle,
    togglePage,
    change: (become: (row: Row) => Row) => setChosen((now) => keyed([...now.values()].map(become))),
    drop: (isDone: (row: Row) => boolean) =>
      setChosen((now) => keyed([...now.values()].filter((row) => !isDone(row)))),
    clear: () => setChosen(new Map()),
  }
}

export type ListSelection<Row> = ReturnType<typeof useSelection<Row>>
