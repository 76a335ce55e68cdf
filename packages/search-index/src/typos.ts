const TOO_MANY = 99

export interface Typos {
  whole: number
  beginning: number
}

const FAR: Typos = { whole: TOO_MANY, beginning: TOO_MANY }

/** Length of the rows of the distance table. All calls use the same rows. */
const ROOM = 256
const rows = [new Uint8Array(ROOM), new Uint8Array(ROOM), new Uint8Array(ROOM)] as const

/**
 * Counts wrong, missing, additional and swapped letters up to `max` (optimal string alignment:
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 */
export function typosBetween(typed: string, word: string, max: number): Typos {
  // Letters after this position cannot match.
  const width = Math.min(word.length, typed.length + max)
  if (width >= ROOM || typed.length > word.length + max) return FAR
  let [before, previous, current]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let column = 0; column <= width; column++) previous[column] = column
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1)
    // Cells farther from the diagonal have more than `max` typos.
    const [first, last] = [Math.max(1, row - max), Math.min(width, row + max)]
    current[first - 1] = first === 1 ? row : TOO_MANY
    let fewest = first === 1 ? row : TOO_MANY
    for (let column = first; column <= last; column++) {
      const other = word.charCodeAt(column - 1)
      let typos = at(previous, column - 1) + (letter === other ? 0 : 1)
      typos = Math.min(typos, at(current, column - 1) + 1)
      if (column < row + max) typos = Math.min(typos, at(previous, column) + 1)
      if (
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other
      )
        typos = Math.min(typos, at(before, column - 2) + 1)
      current[column] = typos
      fewest = Math.min(fewest, typos)
    }
    if (fewest > max) return FAR
    ;[before, previous, current] = [previous, current, before]
  }
  return resultOf(previous, typed.length, { width, max, length: word.length })
}

function resultOf(
  row: Uint8Array,
  typed: number,
  { width, max, length }: { width: number; max: number; length: number },
): Typos {
  let beginning = TOO_MANY
  for (let column = Math.max(0, typed - max); column <= width; column++)
    beginning = Math.min(beginning, at(row, column))
  const hasEnd = width === length && length >= typed - max
  return { whole: hasEnd ? at(row, length) : TOO_MANY, beginning }
}

const at = (numbers: Uint8Array, place: number): number => numbers[place] ?? TOO_MANY
