import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const url = (file: string): string => JSON.stringify(pathToFileURL(join(__dirname, file)).href)

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "temporary-"))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const script = (work: string) => `import { withTemporaryFolder } from ${url("temporary-folder.mjs")}
  import { exitOnSignals } from ${url("command.mjs")}
  exitOnSignals()
  await withTemporaryFolder(${JSON.stringify(parent)}, ".backup-", async (folder) => { ${work} })`
const FLAGS = ["--input-type=module", "--eval"]
const run = (work = "") => execFileSync(process.execPath, [...FLAGS, script(work)], { stdio: "pipe" })

/** Starts a backup that waits, and ends it with a signal. */
async function interrupt(signal: NodeJS.Signals): Promise<void> {
  const work = `console.log("ready"); await new Promise((done) => setTimeout(done, 60_000))`
  const child = spawn(process.execPath, [...FLAGS, script(work)], { stdio: ["ignore", "pipe", "inherit"] })
  await once(child.stdout, "data")
  expect(readdirSync(parent).some((name) => name.startsWith(".backup-"))).toBe(true)
  child.kill(signal)
  await once(child, "exit")
}

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "a temporary folder is deleted if %s interrupts the process",
  async (signal) => {
    await interrupt(signal)
    expect(readdirSync(parent)).toEqual([])
  },
)

it("a temporary folder is deleted if the work fails", () => {
  expect(() => run(`throw new Error("failed")`)).toThrow("failed")
  expect(readdirSync(parent)).toEqual([])
})

it("the folder of a killed process is deleted by the next one, and no other folder", async () => {
  await interrupt("SIGKILL")
  const [left = ""] = readdirSync(parent)
  for (const name of [".backup-mine", "backup-2026"]) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, "photo.jpg"), "")
  }
  const elsewhere = (name: string, hours: number) => {
    mkdirSync(join(parent, name))
    const file = join(parent, name, "owner.json")
    writeFileSync(file, JSON.stringify({ host: "another-machine", pid: 1, identity: "1" }))
    const then = new Date(Date.now() - hours * 3_600_000)
    utimesSync(file, then, then)
  }
  elsewhere(".backup-running", 1)
  elsewhere(".backup-old", 25)
  run()
  expect(existsSync(join(parent, left))).toBe(false)
  expect(readdirSync(parent).sort()).toEqual([".backup-mine", ".backup-running", "backup-2026"])
})

it("the folder of a running process is not deleted by another one", async () => {
  const work = `console.log("ready"); await new Promise((done) => process.stdin.once("data", done))`
  const child = spawn(process.execPath, [...FLAGS, script(work)], { stdio: ["pipe", "pipe", "inherit"] })
  await once(child.stdout, "data")
  const [running = ""] = readdirSync(parent)
  run()
  expect(readdirSync(parent)).toEqual([running])
  child.stdin.end("go on")
  await once(child, "exit")
  expect(readdirSync(parent)).toEqual([])
})
