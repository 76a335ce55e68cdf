import { useState } from "react"

/**
 * Rows of a list that something is to be done with together. They stay chosen on other pages of the list, and when what was
 * done takes them off it: what comes next is done with the same ones.
 * @param most that may be chosen
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
    /** The chosen ones, as the list has them now. */
    chosen: all,
    isFull: chosen.size >= most,
    isChosen,
    isWholePage,
    toggle,
    togglePage,
    /** Each chosen one as something else has become of it. */
    change: (become: (row: Row) => Row) => setChosen((now) => keyed([...now.values()].map(become))),
    /** What was done with some is done: the others stay chosen. */
    drop: (isDone: (row: Row) => boolean) =>
      setChosen((now) => keyed([...now.values()].filter((row) => !isDone(row)))),
    clear: () => setChosen(new Map()),
  }
}

export type ListSelection<Row> = ReturnType<typeof useSelection<Row>>
