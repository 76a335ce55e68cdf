import { basename, join } from "node:path"
import { buildChanged } from "./build.mjs"
import { ENGINE } from "./build/build-plan.mjs"
import { Claim } from "./processes/claim.mjs"
import { requireReachable } from "./postgres/database.mjs"
import { emptyFolder } from "./processes/empty-folder.mjs"
import {
  engineEnvironment,
  enginePorts,
  extensionEmulators,
  shopUrl,
  usesEmulator,
} from "./settings/environment.mjs"
import { StartFailure } from "./failure.mjs"
import { Parts } from "./processes/parts.mjs"
import { startRestarted } from "./processes/restarts.mjs"
import { defaultDataDir } from "./paths.mjs"
import { freePort, requireFreePort } from "./processes/ports.mjs"
import { makeApplicationRole } from "./postgres/application-role.mjs"
import { startBundledDatabase } from "./postgres/bundled.mjs"
import { DATABASE } from "./postgres/cluster.mjs"
import { untilNobodyServes } from "./postgres/stale-lock.mjs"
import { prepareDatabase } from "./postgres/prepare-database.mjs"
import { SilentProgress } from "./progress.mjs"
import { SecretsFile } from "./settings/secrets.mjs"
import {
  edgeTitle,
  engineTitle,
  launchExtensionEmulator,
  startBusinessEmulator,
  startEdge,
  startEmulator,
  startEngine,
} from "./services.mjs"

/** @typedef {import("./settings/environment.mjs").Ports} Ports */
/** @typedef {import("./settings/environment.mjs").Setting} Setting */

/** @type {Required<Omit<Ports, "engines" | "business">>} */
const PORTS = { shop: 8000, engine: 9000, emulator: 9100, extensions: 9150 }
/** Like all default ports, it is below 32,768, because systems use higher ports for outgoing connections. */
const POSTGRES_PORT = 15_432

/**
 * @typedef {object} StackOptions
 * @property {string} [dataDir] database, uploads, secrets and logs; default: `.data` of the checkout
 * @property {Partial<Ports & { postgres: number }>} [ports] default: the usual ports; internal ports change
 * if they are taken
 * @property {NodeJS.ProcessEnv} [env] default: `process.env`
 * @property {import("./progress.mjs").Progress} [progress] default: silent
 * @property {string} [engineDatabaseUrl] for the engine's role, if `DATABASE_URL` has the owner
 * @property {number} [engines] number of engine processes; default: `ENGINE_PROCESSES` or 1
 * @property {string[]} [nodeFlags] flags of Node.js for the programs of the shop
 * @property {boolean} [durable] false is faster, but a power cut may lose data
 * @property {boolean} [fresh] true deletes the content of the data folder first
 * @property {boolean} [restarts] true restarts a part that ends without a stop, a few times
 * @property {AbortSignal} [signal] aborts the start and stops the started parts
 */

/**
 * @typedef {object} Stack
 * @property {{ shop: string, engine: string, emulator: string | null }} urls
 * @property {Setting} setting
 * @property {NodeJS.ProcessEnv} env the engine's environment: DATABASE_URL, SHOP_ADMIN_EMAIL …
 * @property {boolean} passwordKnown true if the administrator has the password of the secrets file
 * @property {Promise<never>} died rejects when a part ends without being stopped
 * @property {(index: number) => Promise<void>} killEngine kills an engine, like a power cut
 * @property {(index: number) => void} pauseEngine pauses an engine, like a suspended machine
 * @property {(index: number) => void} resumeEngine
 * @property {(index: number) => Promise<string>} endEngine sends SIGTERM; returns exit code or signal
 * @property {(index: number) => Promise<void>} startEngine starts an engine that was killed or has ended
 * @property {() => Promise<string>} endEdge sends SIGTERM; returns exit code or signal
 * @property {() => Promise<void>} startEdge starts the edge after it has ended
 * @property {() => Promise<unknown>} prepare migrates the database and grants access, like a start
 * @property {(signal: "SIGINT" | "SIGKILL") => Promise<void>} restartDatabase restarts the bundled
 * PostgreSQL while the shop runs
 * @property {() => Promise<void>} restartEngine restarts the engine after its code has changed
 * @property {() => Promise<void>} restartEdge restarts the edge after its code has changed
 * @property {(process: import("./processes/managed-process.mjs").ManagedProcess) => void} add adds a
 * program that stops with the others
 * @property {() => Promise<void>} stop
 */

/** Starts a shop: database, engines, edge and emulators. @param {StackOptions} [options] @returns {Promise<Stack>} */
export async function startStack(options = {}) {
  const { dataDir = defaultDataDir, env = process.env, progress = new SilentProgress(), signal } = options
  const shopPort = options.ports?.shop ?? PORTS.shop
  const claim = new Claim(dataDir, shopUrl(env, shopPort))
  await claim.take()
  const parts = new Parts(claim)
  const stop = () => parts.stop()
  signal?.addEventListener("abort", stop, { once: true })
  try {
    if (options.fresh) emptyFolder(dataDir, [basename(claim.file)])
    await requireFreePort(shopPort)
    return await start({ ...options, dataDir, env, progress }, parts)
  } catch (error) {
    await stop()
    throw error
  } finally {
    signal?.removeEventListener("abort", stop)
  }
}

/** @typedef {StackOptions & Required<Pick<StackOptions, "dataDir" | "env" | "progress">>} CompleteOptions */

/** @param {CompleteOptions} options @param {Parts} parts @returns {Promise<Stack>} */
async function start(options, parts) {
  const { dataDir, env, progress } = options
  const file = new SecretsFile(dataDir)
  const secrets = file.values
  const [databaseUrl] = await Promise.all([
    progress.step("Starting PostgreSQL", () => startDatabase(options, parts, secrets.postgres)),
    buildChanged(progress, ENGINE),
  ])
  const requested = { ...PORTS, ...options.ports }
  const engines = options.engines ?? engineProcesses(env)
  const { engineDatabaseUrl, migrationUrl } = await rolesOf(databaseUrl, secrets, options)
  const { nodeFlags = [] } = options
  const base = { dataDir, databaseUrl, engineDatabaseUrl, secrets, env, nodeFlags }
  const prepareEnv = engineEnvironment({ ...base, ports: requested })
  const prepare = () =>
    prepareDatabase({ databaseUrl: engineDatabaseUrl, migrationUrl, env: prepareEnv, progress })
  // Prepares the database and builds the rest at the same time, because each uses one core.
  const [{ databaseId, filled }] = await Promise.all([prepare(), buildChanged(progress)])
  if (filled) file.markSeeded(databaseId)
  // The public port is checked after the build, because another program may take it during the build.
  await requireFreePort(requested.shop)
  /** @type {Setting} */
  const setting = { ...base, ports: await choosePorts(requested, engines, env) }
  const { ports } = setting
  const engineEnv = engineEnvironment(setting)
  /** @type {Launch} */
  const launch = (service) =>
    options.restarts
      ? startRestarted(service, { parts, say: (line) => progress.say(line) })
      : parts.add(service())
  await progress.step("Starting the shop", () => startServices(setting, launch))
  return {
    urls: {
      shop: shopUrl(env, ports.shop),
      engine: `http://localhost:${ports.engine}`,
      emulator: usesEmulator(env) ? `http://localhost:${ports.emulator}` : null,
    },
    setting,
    env: engineEnv,
    passwordKnown: secrets.seeded.includes(databaseId),
    died: parts.died,
    killEngine: (index) => parts.killOne(engineTitle(index)),
    pauseEngine: (index) => parts.signalOne(engineTitle(index), "SIGSTOP"),
    resumeEngine: (index) => parts.signalOne(engineTitle(index), "SIGCONT"),
    endEngine: (index) => parts.stopOne(engineTitle(index)),
    startEngine: (index) => parts.add(startEngine(setting, index)).ready(),
    prepare,
    restartDatabase: async (signal) => {
      await (signal === "SIGINT" ? parts.stopOne(DATABASE) : parts.killOne(DATABASE))
      await untilNobodyServes(join(dataDir, "postgres"))
      const port = Number(new URL(databaseUrl).port)
      await startDatabase({ ...options, ports: { postgres: port } }, parts, secrets.postgres)
    },
    restartEngine: async () => {
      for (const index of enginePorts(ports).keys()) await parts.stopOne(engineTitle(index))
      await prepare()
      await startEngines(setting, (service) => parts.add(service()))
    },
    endEdge: () => parts.stopOne(edgeTitle(0)),
    startEdge: () => parts.add(startEdge(setting)).ready(),
    restartEdge: async () => {
      await parts.stopOne(edgeTitle(0))
      await parts.add(startEdge(setting)).ready()
    },
    add: (process) => void parts.add({ process }),
    stop: () => parts.stop(),
  }
}

/** @typedef {(service: () => import("./services.mjs").Service) => import("./services.mjs").Service} Launch */

/** Starts the emulators, the engines and the edge. @param {Setting} setting @param {Launch} launch */
async function startServices(setting, launch) {
  const services = [
    ...(usesEmulator(setting.env) ? [launch(() => startEmulator(setting))] : []),
    ...extensionEmulators(setting).map((emulator) =>
      launch(() => launchExtensionEmulator(setting, emulator)),
    ),
    ...(setting.ports.business === undefined ? [] : [launch(() => startBusinessEmulator(setting))]),
    launch(() => startEdge(setting)),
  ]
  await Promise.all([...services.map((service) => service.ready()), startEngines(setting, launch)])
}

/** @param {Setting} setting @param {Launch} launch */
async function startEngines(setting, launch) {
  const engines = [...enginePorts(setting.ports).keys()].map((index) =>
    launch(() => startEngine(setting, index)),
  )
  await Promise.all(engines.map((engine) => engine.ready()))
}

/** @param {NodeJS.ProcessEnv} env @returns {number} */
function engineProcesses({ ENGINE_PROCESSES: count = "1" }) {
  if (/^[1-9]$/.test(count)) return Number(count)
  throw new StartFailure("ENGINE_PROCESSES must be a number from 1 to 9.")
}

/**
 * Chooses free ports. The public port stays as requested.
 * @param {typeof PORTS & { business?: number }} wanted @param {number} count of engine processes
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Ports>}
 */
async function choosePorts({ shop, engine, emulator, extensions, business }, count, env) {
  /** @type {number[]} */
  const engines = []
  while (engines.length < count)
    engines.push(await freePort((engines.at(-1) ?? engine - 1) + 1, [shop, emulator, extensions]))
  const [first = engine] = engines
  const stripe = await freePort(emulator, [shop, ...engines, extensions])
  const emulators = extensionEmulators({ ports: { shop, engine, emulator, extensions }, env }).length
  const others = await freePort(extensions, [shop, ...engines, stripe], emulators || 1)
  const used = Array.from({ length: emulators }, (_, index) => others + index)
  return {
    ...{ shop, engine: first, engines, emulator: stripe, extensions: others },
    ...(business !== undefined && {
      business: await freePort(business, [shop, ...engines, stripe, ...used]),
    }),
  }
}

/**
 * Returns two database URLs: one for the role that owns the tables, and one for the engine. Creates the engine's role,
 * which owns no tables, unless `DATABASE_URL` is set or `DATABASE_ROLE` is "owner".
 * @param {string} databaseUrl @param {import("./settings/secrets.mjs").Secrets} secrets
 * @param {CompleteOptions} options
 */
async function rolesOf(databaseUrl, secrets, { env, engineDatabaseUrl }) {
  if (engineDatabaseUrl) return { engineDatabaseUrl, migrationUrl: databaseUrl }
  if (env.DATABASE_URL)
    return { engineDatabaseUrl: databaseUrl, migrationUrl: env.MIGRATION_DATABASE_URL || databaseUrl }
  const ofEngine =
    env.DATABASE_ROLE === "owner"
      ? databaseUrl
      : await makeApplicationRole(databaseUrl, secrets.postgresEngine)
  return { engineDatabaseUrl: ofEngine, migrationUrl: databaseUrl }
}

/**
 * Returns the URL of the configured database, or starts the bundled one.
 * @param {CompleteOptions} options @param {Parts} parts @param {string} password
 * @returns {Promise<string>} address of the database
 */
async function startDatabase({ dataDir, env, ports = {}, durable = true }, parts, password) {
  if (env.DATABASE_URL) {
    for (const url of [env.DATABASE_URL, env.MIGRATION_DATABASE_URL]) if (url) await requireReachable(url)
    return env.DATABASE_URL
  }
  return startBundledDatabase(parts, { dataDir, port: ports.postgres ?? POSTGRES_PORT, password, durable })
}
