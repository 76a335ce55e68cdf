import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { hostname } from "node:os"
import { join } from "node:path"
import { identityOf, isSameProcess } from "../processes/process-identity.mjs"

/** File that marks a folder as created here. It names the process that uses the folder. */
const OWNER = "owner.json"
/** Age after which a folder of another machine, whose processes are invisible, counts as left over. */
const LEFT_OVER_MS = 24 * 60 * 60 * 1000

/**
 * Calls `work` with a new folder for personal data. Deletes it afterwards, also if the process exits before. First deletes
 * the folders that killed processes left.
 * @template T
 * @param {string} parent @param {string} prefix @param {(folder: string) => Promise<T>} work @returns {Promise<T>}
 */
export async function withTemporaryFolder(parent, prefix, work) {
  for (const name of readdirSync(parent))
    if (name.startsWith(prefix) && isLeftOver(join(parent, name))) remove(join(parent, name))
  const created = mkdtempSync(join(parent, prefix))
  const owner = { host: hostname(), pid: process.pid, identity: identityOf(process.pid) }
  writeFileSync(join(created, OWNER), JSON.stringify(owner))
  const folder = join(created, "content")
  mkdirSync(folder)
  const removeAtExit = () => remove(created)
  process.on("exit", removeAtExit)
  try {
    return await work(folder)
  } finally {
    process.off("exit", removeAtExit)
    remove(created)
  }
}

const remove = (/** @type {string} */ folder) => rmSync(folder, { recursive: true, force: true })

/** @param {string} folder @returns {boolean} false for every folder that was not created here */
function isLeftOver(folder) {
  const file = join(folder, OWNER)
  if (!existsSync(file)) return false
  try {
    const { host, pid, identity } = JSON.parse(readFileSync(file, "utf8"))
    if (host === hostname()) return !isSameProcess(pid, identity)
    return Date.now() - statSync(file).mtimeMs > LEFT_OVER_MS
  } catch {
    return false
  }
}
