import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * @typedef {object} Mutation
 * @property {string} area the name of the file in `mutations`
 * @property {string} what is wrong in the shop with it
 * @property {string} file
 * @property {string} from stands exactly once in the file
 * @property {string} to
 * @property {string[]} tests files of tests that are to notice it
 * @property {string} [named] of their tests only those whose names match
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

/** The file's text with a mutation in it. @param {string} text @param {Mutation} mutation @throws when it is not there, or twice */
export function mutated(text, { file, from, to }) {
  const found = text.split(from).length - 1
  if (found !== 1) throw new Error(`${file} has this ${found} times instead of once: ${from}`)
  return text.replace(from, () => to)
}
