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
import { findBinaries } from "./binaries.mjs"
import { clearStaleLock } from "./stale-lock.mjs"

/** @typedef {import("./account.mjs").Account} Account */

/** What people read of it. */
export const DATABASE = "PostgreSQL"
const VERSION = "18"
const USER = "shop"

/** For tests and benchmarks, whose data nobody misses after a power cut. */
const FORGETFUL = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
/** A row that is refused holds people's data: the log says what went wrong, and not with which values. */
const DISCREET = [
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
  "log_parameter_max_length=0",
  "log_parameter_max_length_on_error=0",
]
/** Of one shop; and of the shops that tests run side by side. */
const CONNECTIONS = { durable: 200, forgetful: 600 }

/**
 * Starts the bundled PostgreSQL on its folder, which is made when missing.
 * @param {{ folder: string, port: number, password: string, logFile: string, durable: boolean }} options the next free port when `port` is taken
 * @returns {Promise<{ process: ManagedProcess, url: string }>}
 */
export async function startCluster({ folder, port: wanted, password, logFile, durable }) {
  const binaries = await findBinaries()
  mkdirSync(dirname(folder), { recursive: true })
  const account = accountFor([dirname(folder), dirname(binaries.postgres)])
  if (!existsSync(folder)) await createCluster(binaries.initdb, folder, password, account)
  requireVersion(folder)
  await clearStaleLock(folder)
  // Looked for only now: what was free before the folder was made may be taken after it.
  const port = await freePort(wanted)
  const settings = [
    "listen_addresses=localhost",
    `unix_socket_directories=${socketFolder(folder) ?? ""}`,
    `max_connections=${durable ? CONNECTIONS.durable : CONNECTIONS.forgetful}`,
    "shared_buffers=128MB",
    // Of a solid-state disk, and most of it in memory: an index is worth while for small tables too.
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
    // SIGINT is its "fast shutdown": open transactions are rolled back, nothing is lost.
    stopSignal: "SIGINT",
    ...(wrapped ? {} : { uid: account.uid, gid: account.gid }),
  })
  return { process: server, url: clusterUrl({ folder, port, password }) }
}

/**
 * Address of the shop's database on a bundled PostgreSQL. Clients that know `host` among the parameters take the server's socket, which
 * costs both sides a quarter less than TCP for each statement.
 * @param {{ folder: string, port: number | string, password: string }} cluster @returns {string}
 */
export function clusterUrl({ folder, port, password }) {
  const url = new URL(`postgres://${USER}:${password}@localhost:${port}/shop`)
  const socket = socketFolder(folder)
  if (socket) url.searchParams.set("host", socket)
  return url.href
}

/**
 * Where the server's socket lies: among its data, which nobody else may enter.
 * @param {string} folder @returns {string | undefined} nowhere where the system has none, or none with so long a name
 */
function socketFolder(folder) {
  const path = resolve(folder)
  // unix(7): the path is at most 108 bytes with its end, 104 on macOS. A comma would begin another folder of PostgreSQL's list.
  const fits = Buffer.byteLength(join(path, ".s.PGSQL.65535")) < 104 && !/[,"]/.test(path)
  return process.platform !== "win32" && fits ? path : undefined
}

/** @param {string} folder */
function requireVersion(folder) {
  const found = readFileSync(join(folder, "PG_VERSION"), "utf8").trim()
  if (found === VERSION) return
  throw new StartFailure(
    `${folder} was made by PostgreSQL ${found}, the shop now brings ${VERSION}: dump it with ${found} and restore it, or move it away.`,
  )
}

/**
 * Made beside its place and moved there when whole: an interrupted first start leaves nothing half-made.
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
      // The same order of letters on every system, whatever locales it has.
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
