import { spawn } from "node:child_process"
import { StartFailure } from "../failure.mjs"

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set()

/** Ends a child process when this process ends. @param {import("node:child_process").ChildProcess} child */
export function endWithUs(child) {
  running.add(child)
  child.once("close", () => running.delete(child))
}

/**
 * Runs a command. Prints its output only if it fails.
 * @param {{ command?: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number,
 * failure: string }} task
 * @returns {Promise<string>} its output
 */
export function runTask({ command = process.execPath, args, cwd, env, uid, gid, failure }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, uid, gid, stdio: ["ignore", "pipe", "pipe"] })
    endWithUs(child)
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk))
    child.once("error", (error) => reject(new StartFailure(failure, error.message)))
    child.once("close", (code) => {
      if (code === 0) resolve(output)
      else reject(new StartFailure(failure, readable(output)))
    })
  })
}

/**
 * Returns the output of a command without the engine's log lines about successes.
 * @param {string} output @returns {string}
 */
function readable(output) {
  const lines = output.split("\n").flatMap((line) => {
    if (!line.startsWith('{"level"')) return line
    const { level, message } = JSON.parse(line)
    return level === "info" ? [] : `${level}: ${message}`
  })
  const outputLines = lines.join("\n").trim().split("\n")
  // npm prints the error first, other programs last.
  return (outputLines[0]?.startsWith("npm ") ? outputLines.slice(0, 20) : outputLines.slice(-40)).join("\n")
}

export function stopTasks() {
  for (const child of running) child.kill("SIGTERM")
}

// Ends the remaining tasks, because this process ends when one of several parallel tasks fails.
process.once("exit", stopTasks)

/**
 * Returns a signal that aborts on SIGINT, SIGTERM or SIGHUP. npm forwards Ctrl-C a second time, which is ignored.
 * @returns {AbortSignal}
 */
export function givenUpBySignal() {
  const givenUp = new AbortController()
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => {
      givenUp.abort()
      stopTasks()
    })
  return givenUp.signal
}
