import {
  addressLines,
  engineLines,
  engineParts,
  misfits,
  normalisePostalCode,
  parseStreet,
  streetLine,
} from "."
import { corpus, LIMITS, type CorpusRow } from "./testing"

const ROWS = corpus()
const named = ({ country, typed }: CorpusRow): string =>
  `${country}: ${[typed.line1, typed.line2].filter(Boolean).join(" | ")}, ${typed.postal_code}`

it("the corpus of test addresses has at least 300 rows", () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(300)
})

describe.each(ROWS.map((row) => [named(row), row] as const))("The address %s", (_name, row) => {
  const { country, typed, parts, postal_code } = row

  it("the address of the corpus is parsed and normalised", () => {
    expect(parseStreet(country, typed.line1, typed.line2)).toEqual(parts)
    expect(normalisePostalCode(country, typed.postal_code)).toBe(postal_code)
  })

  it("the parts of the address are unchanged after printing and parsing", () => {
    expect(parseStreet(country, streetLine(parts, { country }), parts.line2)).toEqual(parts)
    const printed = addressLines({ ...parts, name: row.person, postal_code, city: typed.city, country })
    for (const text of [row.person, parts.line2, parts.street, parts.number, parts.box, typed.city])
      expect(printed.join("\n")).toContain(text ?? "")
  })

  it("the address is unchanged after storage in Medusa's two address lines, with and without metadata", () => {
    const lines = { ...engineLines(parts, country), country_code: country.toLowerCase() }
    expect(engineParts(lines)).toEqual(parts)
    expect(engineParts({ ...lines, metadata: null })).toEqual(parts)
  })

  it("the address fits on a carrier's label", () => {
    expect(misfits({ ...parts, name: row.person, postal_code, city: typed.city }, LIMITS)).toEqual([])
  })
})
