import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const TASK = JSON.stringify(pathToFileURL(join(__dirname, "task.mjs")).href)
const TIMEOUT_MS = 10_000
const INTERVAL_MS = 20

async function appears(file: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  while (!existsSync(file)) {
    if (Date.now() > end) throw new Error(`${file} did not appear`)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}

it("a process that fails stops the tasks that it runs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "task-"))
  const [startedFile, endedFile] = [join(folder, "begun"), join(folder, "ended")]
  const task = `
    const { writeFileSync } = require("node:fs")
    process.on("SIGTERM", () => process.exit(writeFileSync(${JSON.stringify(endedFile)}, "")))
    writeFileSync(${JSON.stringify(startedFile)}, "")
    setInterval(() => {}, 1_000)`
  const command = `
    import { existsSync } from "node:fs"
    import { runTask } from ${TASK}
    runTask({ args: ["-e", ${JSON.stringify(task)}], failure: "" }).catch(() => {})
    setInterval(() => existsSync(${JSON.stringify(startedFile)}) && process.exit(1), 20)`
  const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", command])
  expect(status).toBe(1)
  await appears(endedFile)
  rmSync(folder, { recursive: true })
})
