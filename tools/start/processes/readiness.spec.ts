import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"

const fileUrl = (...path: string[]) => JSON.stringify(pathToFileURL(join(__dirname, ...path)).href)

describe("The start", () => {
  it("`npm start` waits equally long for the edge, the emulators and the engine", async () => {
    const folder = mkdtempSync(join(tmpdir(), "readiness-"))
    const setting = {
      dataDir: folder,
      databaseUrl: "postgres://localhost:1/shop",
      ports: { shop: 1, engine: 2, emulator: 3, extensions: 4, business: 5 },
      secrets: {},
      env: {},
    }
    const script = `
      import { ManagedProcess } from ${fileUrl("managed-process.mjs")}
      import * as services from ${fileUrl("..", "services.mjs")}
      ManagedProcess.prototype.whenReady = async (check, withinMs) => withinMs
      for (const [name, start] of Object.entries(services).filter(([name]) => name.startsWith("start"))) {
        const service = start(${JSON.stringify(setting)})
        await service.process.kill()
        console.log(name, await service.ready())
      }`
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--input-type=module",
      "--eval",
      script,
    ]).finally(() => rmSync(folder, { recursive: true }))
    const limits = new Map(
      stdout
        .trim()
        .split("\n")
        .map((line) => line.split(" ") as [name: string, limit: string]),
    )
    expect(limits.get("startEngine")).toBe("300000")
    expect([...limits].filter(([, limit]) => limit !== limits.get("startEngine"))).toEqual([])
    expect(limits.has("startEdge")).toBe(true)
  })
})
