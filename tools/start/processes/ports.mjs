import { createServer } from "node:net"
import { StartFailure } from "../failure.mjs"
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { identityOf, isSameProcess } from "./process-identity.mjs"

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const isInUse = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code === "EADDRINUSE" || error.code === "EACCES"),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })

/**
 * Claims a port. Returns false if a program listens on either loopback address, or if another shop claims the port.
 * @param {number} port @returns {Promise<boolean>}
 */
const take = async (port) =>
  !(await isInUse(port, "127.0.0.1")) && !(await isInUse(port, "::1")) && claimPort(port)

/**
 * Returns the preferred internal port, or the next free one.
 * @param {number} preferred @param {number[]} [others] ports that are already assigned
 * @param {number} [count] of consecutive ports. The first one is returned.
 */
export async function freePort(preferred, others = [], count = 1) {
  let free = 0
  for (let port = preferred; port < Math.min(preferred + 200, 65_536); port++) {
    free = !others.includes(port) && (await take(port)) ? free + 1 : 0
    if (free === count) return port - count + 1
  }
  throw new StartFailure(`There is no free port from ${preferred} upwards.`)
}

/** Throws if the port is taken. A public port never changes silently. @param {number} port */
export async function requireFreePort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartFailure(`PORT must be a number from 1 to 65535.`)
  if (await take(port)) return
  throw new StartFailure(
    `Another program uses port ${port}. Choose another port, for example: PORT=${port + 1} npm start`,
  )
}

/** Folder with one file per claimed port and process. */
const folder = join(tmpdir(), `bon-perroquet-ports-${process.getuid?.() ?? "all"}`)
const mine = `${process.pid}-${encodeURIComponent(identityOf(process.pid) ?? "")}`
process.once("exit", () => {
  for (const name of claims()) if (name.endsWith(`-${mine}`)) rmSync(join(folder, name), { force: true })
})

/**
 * Claims a port until this process ends, because a starting shop listens only after some seconds. If two processes
 * claim it at the same time, at most one gets it.
 * @param {number} port @returns {boolean} true if nobody else claims it
 */
function claimPort(port) {
  const own = `${port}-${mine}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, own), "")
  } catch {
    return true // Ignored, because listening also detects conflicts.
  }
  const others = claims().filter((name) => name.startsWith(`${port}-`) && name !== own)
  if (!others.some(isClaimed)) return true
  rmSync(join(folder, own), { force: true })
  return false
}

/** @returns {string[]} */
function claims() {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Returns whether the process of a claim is alive. Otherwise deletes the claim.
 * @param {string} name @returns {boolean}
 */
function isClaimed(name) {
  const [, pid = "", identity = ""] = name.split("-")
  if (isSameProcess(Number(pid), decodeURIComponent(identity))) return true
  rmSync(join(folder, name), { force: true })
  return false
}
