import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../paths.mjs"

/** Matches jobs that complete unfinished work, and their interval. */
const SWEEP = /name: "([a-z-]+)", schedule: everyInterval\((\w*)\)/g

/** @returns {string[]} the names of those jobs in the engine, with ":seldom" if they skip intervals */
export function sweeps() {
  const plugins = join(root, "plugins")
  const folders = readdirSync(plugins).map((plugin) => join(plugins, plugin, "src", "jobs"))
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")))
    .flatMap((source) => [...source.matchAll(SWEEP)])
    .map(([, name, intervals]) => (intervals ? `${name}:seldom` : `${name}`))
}
