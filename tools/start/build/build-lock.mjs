import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { defaultDataDir } from "../paths.mjs"
import { identityOf, isSameProcess } from "../processes/process-identity.mjs"

const file = join(defaultDataDir, "building.json")

/**
 * Runs `work` while no other process builds, because `npm start` and `npm test` share the output folders.
 * @template T @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function aloneInBuilding(work) {
  mkdirSync(defaultDataDir, { recursive: true })
  while (!take()) await delay(200)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @returns {boolean} true if this process has the lock now */
function take() {
  const mine = { pid: process.pid, identity: identityOf(process.pid) ?? "" }
  try {
    writeFileSync(file, JSON.stringify(mine), { flag: "wx" })
    return true
  } catch {
    if (!isLocked()) rmSync(file, { force: true })
    return false
  }
}

/** @returns {boolean} true if the process with the lock is alive */
function isLocked() {
  try {
    const { pid, identity } = JSON.parse(readFileSync(file, "utf8"))
    return isSameProcess(pid, identity)
  } catch {
    return false // The lock was just released, or a crash truncated it.
  }
}
