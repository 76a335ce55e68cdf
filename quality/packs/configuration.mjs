import { inspect } from "node:util"
import { StartFailure } from "../../tools/start/failure.mjs"
import { pluginEntry } from "./application.mjs"
import { isPlugin, SCOPE, withDependencies } from "./workspaces.mjs"

/** @typedef {import("./trials/index.mjs").Trial} Trial */
/** @typedef {import("./trials/index.mjs").Provider} Provider */

/** @param {string[]} plugins @returns {string[]} the plugins with the workspaces that they need, each after its dependencies */
export const namesFor = (plugins) =>
  plugins.reduce((/** @type {string[]} */ found, name) => withDependencies(name, found), [])

/** @param {string} resolve of a module or provider @param {string[]} installed */
const isInstalled = (resolve, installed) =>
  !resolve.startsWith(SCOPE) || installed.includes(resolve.slice(SCOPE.length).split("/")[0] ?? "")

/**
 * Returns the part of the Medusa configuration that a trial needs. Leaves out modules that are not installed.
 * @param {string[]} installed @param {Trial} trial
 */
export const configurationOf = (
  installed,
  { plugin, options = {}, providers = {}, modules = [], featureFlags = {} },
) => ({
  plugins: [...installed.filter(isPlugin), ...(plugin ? [plugin.name] : [])].map((name) =>
    pluginEntry(name, options[name] ?? {}),
  ),
  modules: [
    ...modules,
    ...Object.entries(providers).flatMap(([name, list]) => {
      const usable = list.filter(({ resolve }) => isInstalled(resolve, installed))
      return usable.length ? { resolve: `@medusajs/medusa/${name}`, options: { providers: usable } } : []
    }),
  ],
  featureFlags,
})

/** @template T @param {(T | undefined)[]} parts @returns {T} */
const merged = (parts) => Object.assign({}, ...parts)

/** @param {Provider[][]} lists @returns {Provider[]} all providers, each once */
const distinct = (lists) => [...new Map(lists.flat().map((one) => [one.id, one])).values()]

/**
 * Returns one trial that combines several. Its check runs the main job of each plugin.
 * @param {[name: string, Trial][]} named @returns {Trial} @throws an error that lists the plugins that failed
 */
export const jointTrial = (named) =>
  joined(
    named.map(([, trial]) => trial),
    async (started) => {
      /** @type {string[]} */
      const failures = []
      for (const [name, { check }] of named)
        await check(started).catch((error) => failures.push(`${name}: ${inspect(error)}`))
      if (failures.length) throw new StartFailure("Some plugins failed together:", failures.join("\n"))
    },
  )

/** @param {Trial[]} trials @param {Trial["check"]} check @returns {Trial} */
const joined = (trials, check) => ({
  options: merged(trials.map(({ options }) => options)),
  providers: Object.fromEntries(
    [...new Set(trials.flatMap(({ providers = {} }) => Object.keys(providers)))].map((name) => [
      name,
      distinct(trials.map(({ providers = {} }) => providers[name] ?? [])),
    ]),
  ),
  modules: [
    ...new Map(trials.flatMap(({ modules = [] }) => modules).map((one) => [one.resolve, one])).values(),
  ],
  featureFlags: merged(trials.map(({ featureFlags }) => featureFlags)),
  env: merged(trials.map(({ env }) => env)),
  files: merged(trials.map(({ files }) => files)),
  emulate: async (client) => {
    const emulators = await Promise.all(trials.flatMap(({ emulate }) => (emulate ? [emulate(client)] : [])))
    return { close: async () => void (await Promise.all(emulators.map((emulator) => emulator.close()))) }
  },
  screens: trials.flatMap(({ screens = [] }) => screens),
  check,
})
