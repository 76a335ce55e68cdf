import fc from "fast-check"
import { z } from "zod"
import type { Call } from "../calls"
import { fitting, type KnownValues } from "./from-schema"
import { oddText } from "./odd-values"

/** Replaces lone surrogates, which UTF-8 cannot encode. */
const wellFormed = (text: string) => Buffer.from(text).toString()

/** Encodes a text: correctly, carelessly or maliciously, depending on `how`. */
function escaped(text: string, how: number): string {
  const short = text.slice(0, how % 7 ? 300 : 9_000)
  if (how % 5 === 0)
    return [...Buffer.from(short)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")
  if (how % 11 === 0) return encodeURI(wellFormed(short)).replaceAll(/[?#]/g, "%3F")
  return encodeURIComponent(wellFormed(short))
}

const anyId = fc.stringMatching(/^\w{2,30}$/)

const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))

function paths({ path, schemas }: Call, knownValues: KnownValues): fc.Arbitrary<string> {
  const places = path.match(/:\w+/g) ?? []
  const right = schemas?.params
    ? fitting(schemas.params, knownValues)
    : fc.record(
        Object.fromEntries(places.map((place) => [place.slice(1), knownValues[place.slice(1)] ?? anyId])),
      )
  return fc
    .tuple(right, fc.array(oddText, { minLength: 4, maxLength: 4 }), fc.nat(100))
    .map(([values, odd, how]) =>
      places.reduce((text, place, index) => {
        const fits = asText((values as Record<string, unknown>)[place.slice(1)])
        return text.replace(
          place,
          how < 70 ? encodeURIComponent(wellFormed(fits)) : escaped(odd[index] ?? "", how),
        )
      }, path),
    )
}

const STYLES: ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}=${value}&${name}=${value}`,
  (name, value) => `${name}[]=${value}`,
  (name, value) => `${name}[a][b]=${value}`,
  (name, value) => `${name}[__proto__][x]=${value}`,
  (name, value) => `${name}[999999999]=${value}`,
  (name) => name,
  (name, value) => `${name}=%E0%A4%A&${value}`,
]

/** Parameter names with a special meaning in other frameworks. */
const FOREIGN = [
  "__proto__[a]",
  "constructor",
  "fields",
  "locale",
  "lang",
  "_method",
  "order",
  "limit",
  "offset",
  "q",
  "a".repeat(2_000),
]

function queries({ schemas }: Call, knownValues: KnownValues): fc.Arbitrary<string> {
  const properties =
    schemas?.query &&
    (z.toJSONSchema(schemas.query, { io: "input", unrepresentable: "any" }).properties ?? {})
  const names = [...Object.keys(properties ?? {}), ...Object.keys(properties ?? {}), ...FOREIGN]
  const right = schemas?.query ? fitting(schemas.query, knownValues) : fc.constant({})
  const wrong = fc.array(
    fc.tuple(fc.constantFrom(...names), oddText, fc.constantFrom(...STYLES), fc.nat(100)),
    { maxLength: 3 },
  )
  return fc.tuple(right, wrong, fc.boolean()).map(([values, odd, isRight]) => {
    const fits = Object.entries(values as object).map(
      ([name, value]) => `${name}=${encodeURIComponent(wellFormed(asText(value)))}`,
    )
    const wrongs = odd.map(([name, text, style, how]) => style(name, escaped(text, how)))
    const parts = isRight ? fits : [...fits.slice(1), ...wrongs]
    return parts.length ? `?${parts.join("&")}` : ""
  })
}

export const addresses = (call: Call, values: KnownValues): fc.Arbitrary<string> =>
  fc.tuple(paths(call, values), queries(call, values)).map(([path, query]) => path + query)
