import { spawn } from "node:child_process"
import { closeSync, readFileSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { StartFailure } from "../failure.mjs"
import { openLog } from "./log-file.mjs"

/** @typedef {{ name: string, command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, logFile: string, uid?: number, gid?: number, stopSignal?: NodeJS.Signals }} ProcessOptions */

/** Milliseconds until a program must respond. Generous for slow machines. */
export const READY_WITHIN = 300_000

/** @type {Set<ManagedProcess>} */
const running = new Set()

// An exception ends this process without stopping the programs. They have separate sessions and would keep running.
process.once("exit", () => {
  for (const left of running) left.killAtExit()
})

/** Starts a program and logs its output. `died` rejects if the program ends without being stopped. */
export class ManagedProcess {
  #stopping = false

  /** @param {ProcessOptions} options */
  constructor(options) {
    this.name = options.name
    this.logFile = options.logFile
    this.stopSignal = options.stopSignal ?? "SIGTERM"
    const { handle: log, stopWatching } = openLog(options.logFile)
    // Detached programs do not receive Ctrl-C, so that `stop` can end them in order.
    this.child = spawn(options.command, options.args, {
      cwd: options.cwd,
      env: options.env,
      uid: options.uid,
      gid: options.gid,
      detached: true,
      stdio: ["ignore", log, log],
    })
    closeSync(log)
    running.add(this)
    /** @type {Promise<string>} exit code or signal as text */
    this.exited = new Promise((resolve) => {
      this.child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`))
      this.child.once("error", (error) => resolve(error.message))
    })
    void this.exited.then(() => {
      running.delete(this)
      stopWatching()
    })
    /** @type {Promise<never>} rejects if the program ends without a stop */
    this.died = this.exited.then((how) => {
      if (this.#stopping) return new Promise(() => {})
      throw new StartFailure(
        `${this.name} exited unexpectedly (${how}). The last lines of ${this.logFile}:`,
        this.lastLines(),
      )
    })
    this.died.catch(() => {})
  }

  get pid() {
    return this.child.pid
  }

  /** @returns {string} */
  lastLines(count = 20) {
    return readFileSync(this.logFile, "utf8").trimEnd().split("\n").slice(-count).join("\n")
  }

  /** Waits until a check succeeds. @param {() => Promise<boolean>} check @param {number} withinMs */
  async whenReady(check, withinMs) {
    const deadline = Date.now() + withinMs
    while (Date.now() < deadline) {
      if (this.#stopping) throw new StartFailure(`${this.name} was stopped.`)
      const ready = await Promise.race([check().catch(() => false), this.died])
      if (ready) return
      await Promise.race([delay(100), this.died])
    }
    throw new StartFailure(
      `${this.name} was not ready after ${Math.round(withinMs / 1000)} s. The last lines of ${this.logFile}:`,
      this.lastLines(),
    )
  }

  async kill() {
    this.#stopping = true
    killGroup(this.pid, false)
    await this.exited
  }

  /**
   * Kills the program. The database gets its stop signal instead, so that it closes its files. Other programs cope with
   * a kill, even while they are paused.
   */
  killAtExit() {
    if (this.stopSignal === "SIGTERM") killGroup(this.pid, true)
    else this.child.kill(this.stopSignal)
  }

  /** @param {"SIGSTOP" | "SIGCONT"} signal */
  signal(signal) {
    this.child.kill(signal)
  }

  /** Stops the program, with the same grace period as in docker-compose.yml. */
  async stop(graceMs = 40_000) {
    if (this.#stopping) return void (await this.exited)
    this.#stopping = true
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill(this.stopSignal)
    const timer = new AbortController()
    const ended = await Promise.race([
      this.exited.then(() => true),
      delay(graceMs, false, { signal: timer.signal }).catch(() => false),
    ])
    timer.abort()
    killGroup(this.pid, ended)
    await this.exited
  }
}

/**
 * Kills a process group.
 * @param {number | undefined} pid
 * @param {boolean} leaderEnded true if the group's first process may have ended
 */
function killGroup(pid, leaderEnded) {
  if (pid === undefined) return
  try {
    process.kill(-pid, "SIGKILL")
  } catch {
    if (!leaderEnded) process.kill(pid, "SIGKILL")
  }
}

/** @param {string} url @returns {() => Promise<boolean>} a function for `whenReady` that checks the URL */
export const answers = (url) => async () =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: "manual" })).ok
