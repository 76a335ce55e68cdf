import { statfs } from "node:fs/promises"
import { requireNotRunning } from "./processes/claim.mjs"
import { StartFailure } from "./failure.mjs"
import { isInstalled } from "./install.mjs"
import { requireSupportedNode } from "./node-version.mjs"
import { defaultDataDir, root } from "./paths.mjs"
import { requireFreePort } from "./processes/ports.mjs"

const GIGABYTE = 1e9

const FOR_A_FIRST_START = 3 * GIGABYTE
const FOR_ANOTHER_START = 0.5 * GIGABYTE

/**
 * Throws if the shop cannot start, before anything is changed or installed.
 * @param {number} port public port of the shop
 */
export async function requireStartable(port) {
  requireSupportedNode()
  requireNotRunning(defaultDataDir)
  await requireFreePort(port)
  await requireFreeDisk(isInstalled() ? FOR_ANOTHER_START : FOR_A_FIRST_START)
}

/** Throws if the disk has less free space. @param {number} bytes @param {string} [folder] */
export async function requireFreeDisk(bytes, folder = root) {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  const gigabytes = (/** @type {number} */ amount) => `${(amount / GIGABYTE).toFixed(1)} GB`
  throw new StartFailure(
    `The disk of ${folder} has ${gigabytes(free)} left, but the shop needs ${gigabytes(bytes)}. Free some space first.`,
  )
}
