import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { runModuleAside } from "./testing/run-module"

/** Watches a server that responds or not, until it got three requests or counts as stalled. */
async function watch(isAnswering: boolean) {
  let requests = 0
  const server: Server = createServer((request, response) => {
    if (request.url === "/requests") return response.end(String(requests))
    requests += 1
    return isAnswering ? response.end("{}") : undefined
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await runModuleAside(
      "servers.mjs",
      "watchServers",
      `const url = "http://127.0.0.1:${port}"
      const servers = [{ name: "the engine of shop 1", url: url + "/health", log: "engine.log" }]
      let isStalled = false
      const limits = { interval: 5, stalledAfter: ${isAnswering ? 60_000 : 50} }
      const stop = watchServers(servers, () => { isStalled = true }, limits)
      const requests = async () => Number(await (await fetch(url + "/requests")).text())
      while (!isStalled && (await requests()) < ${isAnswering ? 3 : Infinity})
        await new Promise((resolve) => setTimeout(resolve, 5))
      return stop()`,
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe("The watch of servers during tests", () => {
  it("the watch of servers reports a server that stops responding, with its log file", async () => {
    expect(await watch(false)).toEqual([
      {
        name: "stalled server: the engine of shop 1",
        cause: expect.stringMatching(/^No response from http.*\/health for .* Log: engine\.log$/),
      },
    ])
  })

  it("the watch of servers does not report a server that responds", async () => {
    expect(await watch(true)).toEqual([])
  })
})
