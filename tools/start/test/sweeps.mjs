import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../paths.mjs"

/** Of a job that looks at every interval, or at every so many, after what was left unfinished. */
const SWEEP = /name: "([a-z-]+)", schedule: everyInterval\((\w*)\)/g

/** @returns {string[]} the names that those jobs have in the engine, with ":seldom" after those of every so many intervals */
export function sweeps() {
  const plugins = join(root, "plugins")
  const folders = readdirSync(plugins).map((plugin) => join(plugins, plugin, "src", "jobs"))
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")))
    .flatMap((source) => [...source.matchAll(SWEEP)])
    .map(([, name, intervals]) => (intervals ? `${name}:seldom` : `${name}`))
}
