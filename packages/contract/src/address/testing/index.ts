import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { LabelLimits } from "../label-limits"
import type { StreetParts } from "../parse"
import type { AddressCountry } from "../postal-code"

/** Label limits as strict as those of the shop's carriers. */
export const LIMITS: LabelLimits = {
  ...{ name: 40, company: 40, street: 40, line2: 40, number: 8, box: 8, postal_code: 8, city: 40 },
  ...{ phone: 20, email: 50, email_locker: 40, note: 50 },
}

export const CORPUS_COUNTRIES = ["BE", "NL", "LU", "FR", "DE"] as const satisfies readonly AddressCountry[]

/** Test address. The streets exist, the people do not. */
export interface CorpusRow {
  country: AddressCountry
  person: string
  typed: { line1: string; line2?: string; postal_code: string; city: string }
  parts: StreetParts
  postal_code: string
}

const PEOPLE = [
  "Léa Wéber",
  "Søren D’Haene",
  "Noor van ’t Hof",
  "Jean-Noël Lefèvre",
  "Jürgen Groß",
  "Zoë O’Brien",
]

/**
 * Parses "line 1 | line 2; postal code; town => street # number # box # second line # postal code". "-" means empty.
 */
function rowOf(line: string, country: AddressCountry, index: number): CorpusRow {
  const [typed = "", expected = ""] = line.split(" => ")
  const [lines = "", code = "", city = ""] = typed.split("; ")
  const [line1 = "", line2] = lines.split(" | ")
  const [street = "", number = "", box = "-", second = "-", postal_code = ""] = expected.split(" # ")
  const orNull = (text: string) => (text === "-" ? null : text)
  return {
    country,
    person: PEOPLE[index % PEOPLE.length] ?? "",
    typed: { line1, ...(line2 !== undefined && { line2 }), postal_code: code, city },
    parts: { street, number: orNull(number) ?? "", box: orNull(box), line2: orNull(second) },
    postal_code,
  }
}

export const corpus = (): CorpusRow[] =>
  CORPUS_COUNTRIES.flatMap((country) =>
    readFileSync(join(__dirname, "corpus", `${country.toLowerCase()}.txt`), "utf8")
      .trimEnd()
      .split("\n")
      .map((line, index) => rowOf(line, country, index)),
  )
