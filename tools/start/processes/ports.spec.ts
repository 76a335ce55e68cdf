import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const PORTS = JSON.stringify(pathToFileURL(join(__dirname, "ports.mjs")).href)

async function someFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

describe("Shops that start at the same time", () => {
  let folder: string
  const started: (() => Promise<unknown>)[] = []

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "ports-"))
  })
  afterEach(() => Promise.all(started.splice(0).map((end) => end())))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Evaluates an expression in another process. The process runs until the test ends. */
  async function evaluate(expression: string): Promise<string> {
    const script = `import { freePort, requireFreePort } from ${PORTS}
      console.log(await ${expression})
      setInterval(() => {}, 1_000)`
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    })
    const ended = once(child, "exit")
    started.push(() => {
      child.kill("SIGKILL")
      return ended
    })
    const [output] = (await once(child.stdout, "data")) as [Buffer]
    return output.toString().trim()
  }

  it("two shops that start at the same time use different ports, even before they listen", async () => {
    const port = await someFreePort()
    const ports = await Promise.all(Array.from({ length: 6 }, () => evaluate(`freePort(${port})`)))
    expect(new Set(ports).size).toBe(ports.length)
  })

  it("two shops that start at the same time do not both use the requested port", async () => {
    const port = await someFreePort()
    expect(await evaluate(`freePort(${port})`)).toBe(String(port))
    expect(await evaluate(`requireFreePort(${port}).catch(() => "taken")`)).toBe("taken")
  })

  it("a shop with three emulators uses three consecutive ports that no other shop gets", async () => {
    const other = Number(await evaluate(`freePort(${await someFreePort()})`))
    const first = Number(await evaluate(`freePort(${other - 1}, [], 3)`))
    expect(first).toBeGreaterThan(other)
    expect(Number(await evaluate(`freePort(${first + 1})`))).toBeGreaterThan(first + 2)
  })

  it("a shop can use the ports of a killed shop", async () => {
    const port = await someFreePort()
    expect(await evaluate(`freePort(${port})`)).toBe(String(port))
    await started.pop()?.()
    expect(await evaluate(`freePort(${port})`)).toBe(String(port))
  })
})
