import fc from "fast-check"
import { oddValue, poison } from "./odd-values"

type Key = string | number
/** A place in a value, below another one. */
interface Place {
  key: Key
  above: Place | null
}
type Change = {
  where: number
  what: "replace" | "drop" | "wrap" | "poison" | "double"
  value: unknown
  poison: object
}

const change: fc.Arbitrary<Change> = fc.record({
  where: fc.nat(1_000),
  what: fc.constantFrom("replace", "replace", "replace", "drop", "wrap", "poison", "double"),
  value: oddValue,
  poison,
})

/** Generates valid values with one to three errors. */
export const nearly = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(right, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => changes.reduce(spoil, value))

function placesIn(value: unknown, above: Place | null = null, places: Place[] = []): Place[] {
  if (typeof value !== "object" || value === null) return places
  for (const [key, inner] of Object.entries(value)) {
    const place = { key: Array.isArray(value) ? Number(key) : key, above }
    places.push(place)
    placesIn(inner, place, places)
  }
  return places
}

const keysTo = (place: Place | null): Key[] => (place ? [...keysTo(place.above), place.key] : [])

function spoil(value: unknown, { where, what, value: odd, poison: keys }: Change): unknown {
  if (what === "wrap") return where % 2 ? [value] : { body: value }
  if (what === "poison" && isRecord(value)) return merged(value, keys)
  const places = placesIn(value)
  const place = places[where % Math.max(1, places.length)]
  return place
    ? put(value, keysTo(place), what === "drop" ? undefined : what === "double" ? [odd, odd] : odd)
    : odd
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Adds keys such as "__proto__", which a literal cannot set. */
function merged(value: Record<string, unknown>, keys: object): Record<string, unknown> {
  const both = Object.assign(Object.create(null) as Record<string, unknown>, value)
  for (const [key, inner] of Object.entries(keys))
    Object.defineProperty(both, key, { value: inner, enumerable: true, configurable: true, writable: true })
  return both
}

/** Returns a copy with a changed value. Undefined removes the key. */
function put(value: unknown, [key, ...rest]: Key[], odd: unknown): unknown {
  if (key === undefined) return odd
  if (Array.isArray(value))
    return value.map((inner, index) => (index === key ? put(inner, rest, odd) : inner) as unknown)
  if (!isRecord(value)) return odd
  return Object.assign(Object.create(null) as Record<string, unknown>, value, {
    [key]: put(value[key], rest, odd),
  })
}
