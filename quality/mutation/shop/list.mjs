import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * @typedef {object} Mutation
 * @property {string} area name of the file in `mutations`
 * @property {string} what effect on the shop
 * @property {string} file
 * @property {string} from original text, which occurs exactly once in the file
 * @property {string} to
 * @property {string[]} tests test files that should detect it
 * @property {string} [named] pattern of the names of these tests
 */

const folder = join(import.meta.dirname, "mutations")

/** @returns {Mutation[]} */
export const readMutations = () =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const area = file.replace(/\.json$/, "")
      return JSON.parse(readFileSync(join(folder, file), "utf8")).map((/** @type {object} */ each) => ({
        area,
        ...each,
      }))
    })

/** @param {string} text @param {Mutation} mutation @throws if the original text is missing or not unique */
export function mutated(text, { file, from, to }) {
  const matches = text.split(from).length - 1
  if (matches !== 1)
    throw new Error(`${file} must contain this text once, but contains it ${matches} times: ${from}`)
  return text.replace(from, () => to)
}
