import { hashKey } from "@tanstack/react-query"

/** Field that two people changed to different values. */
export type Conflict = {
  /** Path of the field, for example `variants.0.price`. */
  path: string
  mine: unknown
  theirs: unknown
}

/** Compares values independently of key order. */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value)

type Listed = Thing & { id: string }
const isListed = (value: unknown): value is Listed[] =>
  Array.isArray(value) && value.every((item) => isThing(item) && typeof item["id"] === "string")

/**
 * Merges two changes of a record. Fields that both changed keep `mine` and are returned as conflicts.
 * @param read the record before both changes
 */
export function merge<Values>(read: Values, mine: Values, theirs: Values) {
  const conflicts: Conflict[] = []
  const merged = mergedAt("", read, mine, theirs, conflicts) as Values
  return { merged, conflicts }
}

function mergedAt(
  path: string,
  read: unknown,
  mine: unknown,
  theirs: unknown,
  conflicts: Conflict[],
): unknown {
  if (isSame(mine, theirs) || isSame(theirs, read)) return mine
  if (isSame(mine, read)) return theirs
  if (isThing(read) && isThing(mine) && isThing(theirs))
    return mergedThings(path, read, mine, theirs, conflicts)
  const list = isListed(read) && isListed(mine) && isListed(theirs) && lined(read, mine, theirs)
  if (!list) {
    conflicts.push({ path, mine, theirs })
    return mine
  }
  return list.map((item, place) => {
    const of = (all: unknown) => (isListed(all) && item.id ? all.find(({ id }) => id === item.id) : undefined)
    const [before, one, other] = [of(read), of(mine), of(theirs)]
    return before && one && other ? mergedAt(`${path}.${place}`, before, one, other, conflicts) : item
  })
}

function mergedThings(path: string, read: Thing, mine: Thing, theirs: Thing, conflicts: Conflict[]): Thing {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return Object.fromEntries(
    [...names].map((name) => {
      const at = path ? `${path}.${name}` : name
      return [name, mergedAt(at, read[name], mine[name], theirs[name], conflicts)]
    }),
  )
}

/**
 * Compares members and order of a list in three versions. Returns the version of the person who changed them, or null
 * if both people did.
 */
function lined(read: Listed[], mine: Listed[], theirs: Listed[]): Listed[] | null {
  const ids = (list: Listed[]) => list.map(({ id }) => id)
  if (isSame(ids(theirs), ids(read))) return mine
  return isSame(ids(mine), ids(read)) ? theirs : null
}
