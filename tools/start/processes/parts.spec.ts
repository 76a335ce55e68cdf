import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const at = (file: string) => JSON.stringify(pathToFileURL(join(__dirname, file)).href)
const TIMEOUT_MS = 10_000
const INTERVAL_MS = 20

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Runs a script that starts programs of a shop, which ignore SIGTERM.
 * @returns ids of their processes that run after its end
 */
async function leftBy(script: string): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), "parts-"))
  const source = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)`
  const command = `
    import { Claim } from ${at("claim.mjs")}
    import { ManagedProcess } from ${at("managed-process.mjs")}
    import { Parts } from ${at("parts.mjs")}
    const parts = new Parts(new Claim(${JSON.stringify(folder)}, "http://localhost"))
    const start = (name) => {
      const args = ["-e", ${JSON.stringify(source)}]
      const logFile = ${JSON.stringify(join(folder, "part.log"))}
      const part = new ManagedProcess({ name, command: process.execPath, args, logFile })
      console.log(part.pid)
      return parts.add({ process: part })
    }
    ${script}`
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", command], {
    encoding: "utf8",
    // The timeout is long, because the script waits until the programs that it started have ended.
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  })
  const pids = stdout.trim().split("\n").map(Number)
  expect(pids.length).toBeGreaterThan(0)
  const end = Date.now() + TIMEOUT_MS
  while (pids.some(isRunning) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  const left = pids.filter(isRunning)
  for (const pid of left) process.kill(pid, "SIGKILL")
  rmSync(folder, { recursive: true })
  return left
}

it("a program that starts while the shop stops is also stopped", async () => {
  const script = `
    await parts.stop()
    let error
    try { start("late") } catch (thrown) { error = thrown }
    if (!error) throw new Error("The late part was accepted.")`
  expect(await leftBy(script)).toEqual([])
})

it.each([
  ["an exception", `start("one"); throw new Error("failed")`],
  ["an unhandled rejection", `start("one"); void Promise.reject(new Error("failed"))`],
  ["process.exit", `start("one"); process.exit(1)`],
])("a run that ends with %s leaves no part behind", async (_, script) => {
  expect(await leftBy(script)).toEqual([])
})
