import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { StartFailure } from "../failure.mjs"
import { identityOf, isSameProcess } from "./process-identity.mjs"

/** @typedef {{ pid: number, identity: string, signal?: NodeJS.Signals }} RunningProcess */
/** @typedef {RunningProcess & { url: string, children: RunningProcess[] }} Run */

const fileIn = (/** @type {string} */ dataDir) => join(dataDir, "run.json")

/**
 * Throws if a shop with this data folder is running.
 * @param {string} dataDir @returns {Run | null} the last run if it was killed, otherwise null
 */
export function requireNotRunning(dataDir) {
  const previous = read(fileIn(dataDir))
  if (previous && previous.pid !== process.pid && isSameProcess(previous.pid, previous.identity))
    throw new StartFailure(
      `This shop is already running at ${previous.url} (process ${previous.pid}). Stop it there with Ctrl-C first.`,
    )
  return previous
}

/** @param {string} file @returns {Run | null} */
function read(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return null // A crash truncated the file.
  }
}

/** Locks a data folder for one shop. First ends the processes of a shop that was killed. */
export class Claim {
  /** @param {string} dataDir @param {string} url address of this shop */
  constructor(dataDir, url) {
    this.file = fileIn(dataDir)
    /** @type {Run} */
    this.run = { pid: process.pid, identity: identityOf(process.pid) ?? "", url, children: [] }
  }

  async take() {
    mkdirSync(dirname(this.file), { recursive: true })
    const previous = requireNotRunning(dirname(this.file))
    if (previous) await Promise.all(previous.children.map(endLeftOver))
    rmSync(this.file, { force: true })
    this.#write("wx")
  }

  /**
   * Records a child process, so that the next start can end it if this process is killed. On a full disk, the process
   * is not recorded, because the shop needs it nevertheless.
   * @param {import("./managed-process.mjs").ManagedProcess} child
   */
  add(child) {
    const { pid, stopSignal } = child
    if (pid === undefined) return
    this.run.children.push({ pid, identity: identityOf(pid) ?? "", signal: stopSignal })
    try {
      this.#write("w")
    } catch (error) {
      process.stderr.write(`${this.file} cannot be written: ${String(error)}\n`)
    }
  }

  release() {
    rmSync(this.file, { force: true })
  }

  /** @param {"w" | "wx"} flag */
  #write(flag) {
    const text = JSON.stringify(this.run)
    if (flag === "wx") return writeFileSync(this.file, text, { flag })
    writeFileSync(`${this.file}.new`, text)
    renameSync(`${this.file}.new`, this.file)
  }
}

/** Ends a process that a killed shop left running. @param {RunningProcess} left */
export async function endLeftOver({ pid, identity, signal = "SIGTERM" }) {
  for (const [sent, timeoutMs] of /** @type {const} */ ([
    [signal, 10_000],
    ["SIGKILL", 5_000],
  ])) {
    if (!isSameProcess(pid, identity)) return
    process.kill(pid, sent)
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline && isSameProcess(pid, identity)) await delay(50)
  }
}
