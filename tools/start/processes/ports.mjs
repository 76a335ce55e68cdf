import { createServer } from "node:net"
import { StartFailure } from "../failure.mjs"
import { claimPort } from "./port-claims.mjs"

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const taken = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code === "EADDRINUSE" || error.code === "EACCES"),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })

/**
 * Claims a port. Returns true if nobody listens on either loopback address and no starting shop claims it.
 * @param {number} port @returns {Promise<boolean>}
 */
const take = async (port) =>
  !(await taken(port, "127.0.0.1")) && !(await taken(port, "::1")) && claimPort(port)

/**
 * Returns the preferred internal port, or the next free one.
 * @param {number} preferred @param {number[]} [others] ports that are already assigned
 */
export async function freePort(preferred, others = []) {
  for (let port = preferred; port < Math.min(preferred + 200, 65_536); port++)
    if (!others.includes(port) && (await take(port))) return port
  throw new StartFailure(`No free port from ${preferred} on.`)
}

/**
 * Throws if the public port is taken. It never changes silently, because people know the address.
 * @param {number} port
 */
export async function requireFreePort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartFailure(`PORT must be a number from 1 to 65535.`)
  if (await take(port)) return
  throw new StartFailure(
    `Port ${port} is taken by another program: choose another, such as PORT=${port + 1} npm start.`,
  )
}
