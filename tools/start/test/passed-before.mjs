import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fingerprint } from "../build/fingerprint.mjs"
import { defaultDataDir, root } from "../paths.mjs"
import { everyFile } from "./changed.mjs"

/** @typedef {{ in: string, passed: number }} Passed what the files were, and how many checks there were */

const file = join(defaultDataDir, "checks", "passed.json")

/** @returns {Record<string, Passed>} by the name of the part */
const known = () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {})

/** @type {string | undefined} */
let now

/** All that what asks no shop depends on: the files, Node and the day, by which things have their turn. As it was when the run began. */
const filesNow = () =>
  (now ??= fingerprint(
    everyFile().map((each) => join(root, each)),
    [process.version, process.env.TEST_DAY ?? ""],
  ))

/**
 * @param {string} name of a part that asks no shop
 * @returns {number | undefined} how many checks it has, where all of them passed with the very same files before
 */
export function passedBefore(name) {
  const before = known()[name]
  return before?.in === filesNow() ? before.passed : undefined
}

/** Notes that all of a part passed. @param {string} name @param {number} passed */
export function keepPassed(name, passed) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...known(), [name]: { in: filesNow(), passed } }))
}
