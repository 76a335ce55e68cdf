import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { untilWithoutJobs } from "@bon-perroquet/testing"

/** Uses the built file, because a worker thread can't run TypeScript. */
const WATCHDOG = join(__dirname, "..", ".medusa", "server", "src", "watchdog", "index.js")

const SERVER = `
  require(${JSON.stringify(WATCHDOG)}).watchEventLoop({ busySeconds: 1, idleSeconds: 2 })
  const server = require("node:http").createServer((request, response) => {
    response.end("answered")
    if (request.url === "/busy") setImmediate(() => { for (;;); })
    if (request.url === "/idle") setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))
  })
  server.listen(0, "127.0.0.1", () => console.log(server.address().port))`

async function server() {
  const child = spawn(process.execPath, ["-e", SERVER], { stdio: ["ignore", "pipe", "pipe"] })
  let output = ""
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, "exit") as Promise<[code: number | null, signal: string | null]>
  const failed = ended.then(() => Promise.reject(new Error(output)))
  failed.catch(() => {})
  const [port] = await Promise.race([once(child.stdout, "data") as Promise<[Buffer]>, failed])
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port.toString().trim()}${path}`).then((answer) => answer.text())
  return { child, ended, get, said: () => output }
}

describe("a process that watches its event loop", () => {
  it.each(["/busy", "/idle"])("is ended with a log line when a request blocks it: %s", async (path) => {
    const { ended, get, said } = await server()
    await get(path)
    expect(await ended).toEqual([null, "SIGKILL"])
    expect(JSON.parse(said().trim())).toMatchObject({
      level: "error",
      message: expect.stringMatching(/^The event loop was blocked for \d(\.5)? s\./) as string,
    })
  })

  it("is not ended after a pause longer than the limit, such as a machine's sleep", async () => {
    const { child, ended, get } = await server()
    await get("/")
    child.kill("SIGSTOP")
    const stopped = Date.now()
    await untilWithoutJobs("three seconds", async () => Date.now() - stopped > 3_000)
    child.kill("SIGCONT")
    const resumed = Date.now()
    await untilWithoutJobs("two more, with answers", async () => {
      expect(await get("/")).toBe("answered")
      return Date.now() - resumed > 2_000
    })
    child.kill("SIGTERM")
    await ended
  })
})
