import { execFileSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const at = (file: string) => JSON.stringify(pathToFileURL(join(__dirname, file)).href)

interface Run {
  starts: number
  lines: string[]
  death: string | null
}

/**
 * Starts a part that is restarted when it ends, and then runs a script.
 * @param source the part, a line of JavaScript
 * @param then script that ends the part
 */
function started(source: string, then: string): Run {
  const folder = mkdtempSync(join(tmpdir(), "restarts-"))
  const script = `
    import { setTimeout as delay } from "node:timers/promises"
    import { Claim } from ${at("claim.mjs")}
    import { ManagedProcess } from ${at("managed-process.mjs")}
    import { Parts } from ${at("parts.mjs")}
    import { startRestarted } from ${at("restarts.mjs")}
    const parts = new Parts(new Claim(${JSON.stringify(folder)}, "http://localhost"))
    const lines = [], processes = []
    let death = null
    parts.died.catch((error) => (death = error.message))
    const until = async (isSo) => { while (!isSo()) await delay(10) }
    const start = () => {
      const args = ["-e", ${JSON.stringify(source)}]
      const logFile = ${JSON.stringify(join(folder, "part.log"))}
      const process_ = new ManagedProcess({ name: "The part", command: process.execPath, args, logFile })
      processes.push(process_)
      return { process: process_, ready: () => Promise.resolve() }
    }
    startRestarted(start, { parts, say: (line) => lines.push(line) })
    ${then}
    await parts.stop()
    console.log(JSON.stringify({ starts: processes.length, lines, death }))`
  const args = ["--input-type=module", "--eval", script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", timeout: 30_000 })) as Run
}

describe("A part of `npm start`", () => {
  it("a killed program of `npm start` is restarted, except while the shop stops", () => {
    const then = `process.kill(processes[0].pid, "SIGKILL"); await until(() => lines.length === 2)`
    const { starts, lines, death } = started("setInterval(() => {}, 1000)", then)
    expect({ starts, death }).toEqual({ starts: 2, death: null })
    expect(lines[0]).toContain("The part exited unexpectedly (SIGKILL). Restarting it.")
    expect(lines[1]).toContain("The part is ready again.")
  })

  it("a program is restarted as often as needed while the disk is full", () => {
    const then = `const claim = parts.claim.file
      await (await import("node:fs/promises")).mkdir(claim + ".new", { recursive: true })
      for (const time of [1, 2]) {
        process.kill(processes.at(-1).pid, "SIGKILL")
        await until(() => lines.length === 2 * time)
      }`
    const { starts, lines, death } = started("setInterval(() => {}, 1000)", then)
    expect({ starts, death }).toEqual({ starts: 3, death: null })
    expect(lines[3]).toContain("The part is ready again.")
  })

  it("the shop stops when one of its programs ends for the sixth time", () => {
    const { starts, death } = started("process.exit(3)", "await until(() => death !== null)")
    expect(starts).toBe(6)
    expect(death).toContain("The part exited unexpectedly (exit code 3)")
  })
})
