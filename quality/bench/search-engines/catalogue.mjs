import { createRequire } from "node:module"
import { join } from "node:path"
import { engineBuild } from "../../../tools/start/paths.mjs"

/**
 * @typedef {Record<string, string> & { id: string }} Document texts of a product by field
 * @typedef {{ words: string[], beginnings: string[], typos: string[], nothing: string[] }} Queries
 */

const LANGUAGES = /** @type {const} */ (["fr", "nl", "en"])
export const NAMES = LANGUAGES.map((language) => `name_${language}`)
export const FIELDS = [
  ...LANGUAGES.flatMap((language) => [`name_${language}`, `description_${language}`]),
  "sku",
]

/** @type {{ products: { sku: string, name: Record<string, string>, description: Record<string, string> }[] }} */
const { products } = createRequire(import.meta.url)(join(engineBuild, "src", "seed", "catalogue", "index.js"))

/** Returns a deterministic random number generator. @param {number} seed */
function numbersFrom(seed) {
  let last = seed
  return (/** @type {number} */ below) => (last = (last * 48_271) % 2_147_483_647) % below
}

const SYLLABLES = [
  "ba",
  "cor",
  "di",
  "fel",
  "gan",
  "ho",
  "jin",
  "ka",
  "lor",
  "mi",
  "nes",
  "pa",
  "qui",
  "ro",
  "sul",
  "ta",
]

/**
 * Returns copies of the seeded products with unique words, so that the vocabulary grows with the catalogue.
 * @param {number} size
 * @returns {Document[]}
 */
export function documents(size) {
  const random = numbersFrom(7)
  const word = () => Array.from({ length: 3 + random(2) }, () => SYLLABLES[random(SYLLABLES.length)]).join("")
  return Array.from({ length: size }, (_, number) => {
    const { sku, name, description } = products[number % products.length] ?? products[0] ?? raise()
    const own = `${word()} ${word()}`
    return {
      id: String(number),
      sku: `${sku}-${number}`,
      ...Object.fromEntries(
        LANGUAGES.flatMap((language) => [
          [`name_${language}`, `${name[language]} ${number}`],
          [`description_${language}`, `${description[language]} ${own}`],
        ]),
      ),
    }
  })
}

/** @returns {Queries} */
export function queries() {
  const random = numbersFrom(11)
  const texts = products.flatMap(({ name, description }) => [
    ...LANGUAGES.flatMap((language) => [name[language] ?? "", description[language] ?? ""]),
  ])
  const words = [...new Set(texts.flatMap((text) => text.match(/\p{L}{4,}/gu) ?? []))]
  const some = (/** @type {number} */ count) =>
    Array.from({ length: count }, () => words[random(words.length)] ?? "")
  const withTypo = (/** @type {string} */ word) => {
    const at = 1 + random(word.length - 1)
    return `${word.slice(0, at)}x${word.slice(at + 1)}`
  }
  const pairs = some(20).map((word, place) => `${word} ${some(20)[place]}`)
  return {
    words: [...products.slice(0, 20).map(({ name }) => name.fr ?? ""), ...some(40), ...pairs],
    beginnings: some(15).flatMap((word) =>
      Array.from({ length: word.length - 1 }, (_, length) => word.slice(0, length + 1)),
    ),
    typos: some(40)
      .filter((word) => word.length > 5)
      .map(withTypo),
    nothing: ["xylophone", "zzzz", "wwwqqq", "trottinette xyz", "qwertyuiop", "amandes zzzz"],
  }
}

/** @returns {never} */
function raise() {
  throw new Error("The seed has no products.")
}
