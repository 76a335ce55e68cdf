import { spawn } from "node:child_process"
import { StartFailure } from "../failure.mjs"

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set()

/** Has a program end when the start is given up. @param {import("node:child_process").ChildProcess} child */
export function endWithUs(child) {
  running.add(child)
  child.once("close", () => running.delete(child))
}

/**
 * Runs a program that ends by itself; what it said is shown only when it fails.
 * @param {{ command?: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, failure: string }} task
 * @returns {Promise<string>} what it wrote
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
 * The end of what a program said, without the engine's news about what went well.
 * @param {string} output @returns {string}
 */
function readable(output) {
  const lines = output.split("\n").flatMap((line) => {
    if (!line.startsWith('{"level"')) return line
    const { level, message } = JSON.parse(line)
    return level === "info" ? [] : `${level}: ${message}`
  })
  const said = lines.join("\n").trim().split("\n")
  // npm says first what is wrong and then how it is used; others end with what went wrong.
  return (said[0]?.startsWith("npm ") ? said.slice(0, 20) : said.slice(-40)).join("\n")
}

/** Ends whatever still runs, when the start is given up. */
export function stopTasks() {
  for (const child of running) child.kill("SIGTERM")
}

// Where one of several fails, the others would go on for nobody.
process.once("exit", stopTasks)

/**
 * Gives a command up, and its tasks with it, when it is asked to end. Ctrl-C arrives twice under npm: the second changes
 * nothing.
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
