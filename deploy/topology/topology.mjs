import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { Agent, setGlobalDispatcher } from "undici"
import { buildChanged } from "../../tools/start/build.mjs"
import { Claim } from "../../tools/start/processes/claim.mjs"
import { engineEnvironment, withoutShopSettings } from "../../tools/start/settings/environment.mjs"
import { answers } from "../../tools/start/processes/managed-process.mjs"
import { Parts } from "../../tools/start/processes/parts.mjs"
import { freePort } from "../../tools/start/processes/ports.mjs"
import { startRestarted } from "../../tools/start/processes/restarts.mjs"
import { makeApplicationRole } from "../../tools/start/postgres/application-role.mjs"
import { startBundledDatabase } from "../../tools/start/postgres/bundled.mjs"
import { prepareDatabase } from "../../tools/start/postgres/prepare-database.mjs"
import { SecretsFile } from "../../tools/start/settings/secrets.mjs"
import { engineTitle, startEdge, startEmulator, startEngine } from "../../tools/start/services.mjs"
import { copyCatalogue } from "../../quality/bench/many-products.mjs"
import { until } from "../../quality/faults/until.mjs"
import { frontAuthority, requirePrograms, startFront, startRedis } from "./programs.mjs"

/** @typedef {import("../../tools/start/settings/environment.mjs").Setting} Setting */
/** @typedef {import("../../tools/start/services.mjs").Service} Service */
/** @typedef {import("../../tools/start/processes/managed-process.mjs").ManagedProcess} ManagedProcess */

export const MODES = /** @type {const} */ (["server", "server", "worker"])
const PORTS = {
  front: 8450,
  plain: 8455,
  edge: 8460,
  engine: 9560,
  emulator: 9580,
  redis: 6390,
  postgres: 15_700,
}

/**
 * @typedef {object} Topology the services of docker-compose.yml as processes of this machine
 * @property {string} front public address with TLS
 * @property {string[]} edges
 * @property {string[]} servers engines that serve requests
 * @property {string} emulator
 * @property {Setting} setting
 * @property {NodeJS.ProcessEnv} env environment of an engine
 * @property {number} products
 * @property {Map<string, ManagedProcess>} programs by name in messages
 * @property {(index: number) => Promise<void>} killServer
 * @property {(index: number) => Promise<void>} startServer starts a server that was killed
 * @property {() => Promise<void>} stop
 */

/**
 * Starts all services of docker-compose.yml as processes.
 * @param {{ dataDir: string, products: number, fresh: boolean, progress: import("../../tools/start/progress.mjs").Progress, signal: AbortSignal }} options
 * @returns {Promise<Topology>}
 */
export async function startTopology(options) {
  const { dataDir, fresh, signal } = options
  requirePrograms()
  const claim = new Claim(dataDir, `https://localhost:${PORTS.front}`)
  await claim.take()
  const parts = new Parts(claim)
  const stop = () => parts.stop()
  signal.addEventListener("abort", stop, { once: true })
  try {
    if (fresh)
      for (const folder of ["postgres", "redis", "uploads", "stripe-emulator.json"])
        rmSync(join(dataDir, folder), { recursive: true, force: true })
    return await start(options, parts)
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param {Parameters<typeof startTopology>[0]} options @param {Parts} parts @returns {Promise<Topology>} */
async function start({ dataDir, products: requested, progress }, parts) {
  const { values: secrets } = new SecretsFile(dataDir)
  const ports = await choosePorts()
  const front = `https://localhost:${ports.front}`
  const [databaseUrl] = await Promise.all([
    progress.step("Starting PostgreSQL", () =>
      startBundledDatabase(parts, {
        ...{ dataDir, port: PORTS.postgres, durable: true },
        password: secrets.postgres,
      }),
    ),
    buildChanged(progress),
  ])
  const engineDatabaseUrl = await makeApplicationRole(databaseUrl, secrets.postgresEngine)
  /** @type {Setting} */
  const setting = {
    ...{ dataDir, databaseUrl, engineDatabaseUrl, secrets },
    ports: {
      shop: ports.edges[0],
      engine: ports.engines[0],
      engines: ports.engines,
      emulator: ports.emulator,
    },
    env: environment(dataDir, front, ports),
  }
  const env = engineEnvironment(setting)
  /** @type {Map<string, ManagedProcess>} */
  const programs = new Map()
  const record = (/** @type {Service} */ service) => {
    programs.set(service.process.name, service.process)
    return service
  }
  /**
   * Starts a service. Starts it again whenever it ends, like `restart: unless-stopped`.
   * @param {() => Service} start
   */
  const launch = (start) =>
    startRestarted(() => record(start()), { parts, say: (line) => progress.say(line) })
  const add = (/** @type {Service} */ service) => parts.add(record(service))
  await add(startRedis({ dataDir, port: ports.redis })).ready()
  await prepareDatabase({ databaseUrl: engineDatabaseUrl, migrationUrl: databaseUrl, env, progress })
  const products = await progress.step(`Filling the shop with ${requested} products`, () =>
    copyCatalogue(databaseUrl, requested),
  )
  await progress.step("Starting front, engines and edges", () =>
    startAll({ setting, ports, add, launch, front }),
  )
  return {
    ...{ front, setting, env, products, programs },
    edges: ports.edges.map(local),
    servers: ports.engines.slice(0, 2).map(local),
    emulator: local(ports.emulator),
    killServer: (index) => parts.killOne(engineTitle(index)),
    startServer: (index) => add(startEngine(inMode(setting, index), index)).ready(),
    stop: () => parts.stop(),
  }
}

/** @param {number} port */
const local = (port) => `http://127.0.0.1:${port}`

async function choosePorts() {
  const usedPorts = /** @type {number[]} */ ([])
  const next = async (/** @type {number} */ from) => {
    const port = await freePort(from, usedPorts)
    usedPorts.push(port)
    return port
  }
  return {
    front: await next(PORTS.front),
    plain: await next(PORTS.plain),
    edges: /** @type {[number, number]} */ ([await next(PORTS.edge), await next(PORTS.edge)]),
    engines: /** @type {[number, number, number]} */ ([
      await next(PORTS.engine),
      await next(PORTS.engine),
      await next(PORTS.engine),
    ]),
    emulator: await next(PORTS.emulator),
    redis: await next(PORTS.redis),
  }
}

/** @param {string} dataDir @param {string} front @param {Awaited<ReturnType<typeof choosePorts>>} ports */
const environment = (dataDir, front, ports) => ({
  ...withoutShopSettings(process.env),
  SHOP_URL: front,
  REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
  ENGINE_URLS: ports.engines.slice(0, 2).map(local).join(","),
  TRUST_PROXY: "127.0.0.1",
  NODE_EXTRA_CA_CERTS: frontAuthority(dataDir),
  CHECKOUT_RATE_LIMIT: "1000000",
  CHECKOUT_RECONCILE_SECONDS: "2",
})

/** @param {Setting} setting @param {number} index of the engine @returns {Setting} */
const inMode = (setting, index) => ({
  ...setting,
  env: { ...setting.env, MEDUSA_WORKER_MODE: MODES[index] },
})

/**
 * @param {{ setting: Setting, ports: Awaited<ReturnType<typeof choosePorts>>, add: (service: Service) => Service, launch: (start: () => Service) => Service, front: string }} options
 */
async function startAll({ setting, ports, add, launch, front }) {
  const { dataDir } = setting
  const caddy = add(startFront({ dataDir, port: ports.front, plainPort: ports.plain, edges: ports.edges }))
  await caddy.ready()
  await until("the front's certificate", async () => existsSync(frontAuthority(dataDir)))
  // Makes requests of this process trust the certificate of the front proxy.
  setGlobalDispatcher(new Agent({ connect: { ca: readFileSync(frontAuthority(dataDir)) } }))
  const services = [
    add(startEmulator(setting)),
    ...MODES.map((_, index) => launch(() => startEngine(inMode(setting, index), index))),
    ...ports.edges.map((shop, index) =>
      launch(() => startEdge({ ...setting, ports: { ...setting.ports, shop } }, index)),
    ),
  ]
  await Promise.all(services.map((service) => service.ready()))
  await caddy.process.whenReady(answers(`${front}/readyz`), 60_000)
}
