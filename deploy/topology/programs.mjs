import { accessSync, constants, mkdirSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { delimiter, join } from "node:path"
import { StartFailure } from "../../tools/start/failure.mjs"
import { ManagedProcess } from "../../tools/start/processes/managed-process.mjs"
import { root } from "../../tools/start/paths.mjs"

/** @typedef {import("../../tools/start/services.mjs").Service} Service */

/** @param {string} name @param {string} requested installation hint @returns {string} path */
function programOnPath(name, requested) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const file = join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // Ignored, because the next folder may contain the program.
    }
  }
  throw new StartFailure(
    `${name} is not installed. Install ${requested}, for example with the package manager of this system.`,
  )
}

/** Throws before anything starts if a program is missing. */
export function requirePrograms() {
  programOnPath("redis-server", "Redis 7 (redis-server)")
  requireCaddy()
}

export function requireCaddy() {
  programOnPath("caddy", "Caddy 2 (caddy)")
}

/** @param {{ dataDir: string, port: number }} options @returns {Service} */
export function startRedis({ dataDir, port }) {
  const folder = join(dataDir, "redis")
  mkdirSync(folder, { recursive: true })
  const process_ = new ManagedProcess({
    name: "Redis",
    command: programOnPath("redis-server", "Redis 7"),
    args: [
      ...["--port", String(port), "--bind", "127.0.0.1", "--dir", folder],
      ...["--appendonly", "yes", "--maxmemory-policy", "noeviction"],
    ],
    logFile: join(dataDir, "logs", "redis.log"),
  })
  return { process: process_, ready: () => process_.whenReady(() => pongs(port), 20_000) }
}

/** @param {number} port @returns {Promise<boolean>} true if Redis responds */
const pongs = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"))
    socket.once("error", reject)
    socket.once("data", (answer) => {
      socket.destroy()
      resolve(String(answer).startsWith("+PONG"))
    })
  })

/** @param {string} dataDir */
export const frontAuthority = (dataDir) => join(dataDir, "caddy", "pki", "authorities", "local", "root.crt")

/**
 * Starts the TLS front with deploy/Caddyfile, with the ports and certificate folder of this machine.
 * @param {{ dataDir: string, port: number, plainPort: number, edges: number[], channelHosts?: string }} options
 * @returns {Service} a program that is ready when it listens, even before the edges respond
 */
export function startFront({ dataDir, port, plainPort, edges, channelHosts = "" }) {
  const folder = join(dataDir, "caddy")
  mkdirSync(folder, { recursive: true })
  const config = join(folder, "Caddyfile")
  const lines = [
    "{",
    `\thttp_port ${plainPort}`,
    `\thttps_port ${port}`,
    "\tadmin off",
    "\tskip_install_trust",
    `\tstorage file_system ${folder}`,
    "}",
    `import ${join(root, "deploy", "Caddyfile")}`,
    "",
  ]
  writeFileSync(config, lines.join("\n"))
  const process_ = new ManagedProcess({
    name: "The front",
    command: programOnPath("caddy", "Caddy 2"),
    args: ["run", "--config", config, "--adapter", "caddyfile"],
    env: {
      ...process.env,
      HOME: folder,
      SHOP_HOST: `localhost:${port}`,
      CHANNEL_HOSTS: channelHosts,
      EDGES: edges.map((edge) => `127.0.0.1:${edge}`).join(" "),
    },
    logFile: join(dataDir, "logs", "front.log"),
  })
  return { process: process_, ready: () => process_.whenReady(() => accepts(port), 20_000) }
}

/** @param {number} port @returns {Promise<boolean>} */
const accepts = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", reject)
  })
