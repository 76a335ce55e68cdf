import { join } from "node:path"
import {
  businessEmulatorEnvironment,
  edgeEnvironment,
  emulatorEnvironment,
  engineEnvironment,
  engineName,
  enginePorts,
  extensionEmulatorEnvironment,
} from "./settings/environment.mjs"
import { answers, ManagedProcess, READY_WITHIN } from "./processes/managed-process.mjs"
import { COMPILE_CACHE, engineBuild, outputOf, packageDir, root, storefront } from "./paths.mjs"
import { withTimeout } from "./postgres/timeouts.mjs"

/** @typedef {import("./settings/environment.mjs").Setting} Setting */
/** @typedef {{ process: ManagedProcess, ready: () => Promise<void> }} Service */

const log = (/** @type {Setting} */ setting, /** @type {string} */ name) =>
  join(setting.dataDir, "logs", `${name}.log`)

/**
 * Starts a program of the shop with Node.js.
 * @param {Setting} setting
 * @param {Omit<ConstructorParameters<typeof ManagedProcess>[0], "command">} options
 */
const startProgram = ({ nodeFlags = [] }, { args = [], env, ...options }) =>
  new ManagedProcess({
    ...options,
    command: process.execPath,
    args: [...nodeFlags, ...args],
    env: { ...COMPILE_CACHE, ...env },
  })

/** @param {number} index @returns {string} name of an engine process in messages */
export const engineTitle = (index) => (index === 0 ? "The engine" : `The engine ${index + 1}`)

/** @param {number} index @returns {string} name of an edge process in messages */
export const edgeTitle = (index) => (index === 0 ? "The edge" : `The edge ${index + 1}`)

/**
 * Size of a half of V8's young generation. With the default of 16 MB, an engine spends a tenth of its time on garbage
 * collection under load. Larger ones need more memory at rest than the benchmark allows.
 */
const YOUNG_GENERATION_MB = 32

/** @param {Setting} setting @param {number} [index] if there are several engines @returns {Service} */
export function startEngine(setting, index = 0) {
  const port = String(enginePorts(setting.ports)[index])
  const process_ = startProgram(setting, {
    name: engineTitle(index),
    args: [
      `--max-semi-space-size=${YOUNG_GENERATION_MB}`,
      join(import.meta.dirname, "processes", "engine.mjs"),
      "127.0.0.1",
      port,
    ],
    cwd: engineBuild,
    env: {
      ...engineEnvironment(setting, index),
      DATABASE_URL: withTimeout(setting.engineDatabaseUrl ?? setting.databaseUrl, setting.env),
    },
    logFile: log(setting, engineName(index)),
  })
  const healthy = answers(`http://127.0.0.1:${port}/health`)
  return { process: process_, ready: () => process_.whenReady(healthy, READY_WITHIN) }
}

/** @param {Setting} setting @returns {Service} */
export function startEmulator(setting) {
  const main = join(outputOf(packageDir("stripe-emulator")), "main.js")
  const process_ = startProgram(setting, {
    name: "The payment emulator",
    args: [main],
    cwd: root,
    env: emulatorEnvironment(setting),
    logFile: log(setting, "emulator"),
  })
  const healthy = answers(`http://127.0.0.1:${setting.ports.emulator}/_control/state`)
  return { process: process_, ready: () => process_.whenReady(healthy, READY_WITHIN) }
}

/**
 * Starts the emulator of an external service, for example a carrier's.
 * @param {Setting} setting
 * @param {ReturnType<typeof import("./settings/environment.mjs").extensionEmulators>[number]} emulator
 * @returns {Service}
 */
export function launchExtensionEmulator(setting, emulator) {
  const { name, folder, url } = emulator
  const process_ = startProgram(setting, {
    name: `The emulator of ${name}`,
    args: [join(outputOf(packageDir(folder)), "main.js")],
    cwd: root,
    env: extensionEmulatorEnvironment(setting, emulator),
    logFile: log(setting, folder),
  })
  const healthy = answers(`${url}/_control/health`)
  return { process: process_, ready: () => process_.whenReady(healthy, READY_WITHIN) }
}

/** Starts the emulator of VIES and the Peppol access point. @param {Setting} setting @returns {Service} */
export function startBusinessEmulator(setting) {
  const process_ = startProgram(setting, {
    name: "The emulator of VIES",
    args: [join(outputOf(packageDir("business-emulator")), "main.js")],
    cwd: root,
    env: businessEmulatorEnvironment(setting),
    logFile: log(setting, "business-emulator"),
  })
  const healthy = answers(`http://127.0.0.1:${setting.ports.business}/_control/health`)
  return { process: process_, ready: () => process_.whenReady(healthy, READY_WITHIN) }
}

/**
 * Starts an edge on `ports.shop`.
 * @param {Setting} setting @param {number} [index] if there are several
 * @returns {Service}
 */
export function startEdge(setting, index = 0) {
  const process_ = startProgram(setting, {
    name: edgeTitle(index),
    args: [join(storefront, "dist", "server", "main.js")],
    cwd: storefront,
    env: edgeEnvironment(setting),
    logFile: log(setting, index === 0 ? "edge" : `edge-${index + 1}`),
  })
  const healthy = answers(`http://127.0.0.1:${setting.ports.shop}/healthz`)
  return { process: process_, ready: () => process_.whenReady(healthy, READY_WITHIN) }
}
