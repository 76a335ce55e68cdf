import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { installIn } from "./install.mjs"

/** @param {string} folder @returns {{ version: string, dependencies: Record<string, string> }} */
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))

/** @param {string} folder @param {string} name @returns {string} the folder of a dependency of the package */
export const installedIn = (folder, name) => join(folder, "node_modules", ...name.split("/"))

/**
 * Returns whether the installed dependencies of a folder match its package.json.
 * @param {string} folder @returns {boolean}
 */
const isInstalled = (folder) =>
  Object.entries(manifestIn(folder).dependencies).every(([name, version]) => {
    const installed = installedIn(folder, name)
    return existsSync(join(installed, "package.json")) && manifestIn(installed).version === version
  })

/**
 * Installs a tool on first use, because most developers do not need it.
 * @param {string} folder @param {string} name of the tool
 * @param {import("./progress.mjs").Progress} progress
 */
export async function installOwnPackage(folder, name, progress) {
  if (isInstalled(folder)) return
  const failure = `${name} could not be installed. The output of npm:`
  await progress.step(`Installing ${name}`, () => installIn(folder, { words: ["--ignore-scripts"], failure }))
}
