import { once } from "node:events"
import { createServer } from "node:net"
import { endUnlessStarted } from "./unstarted"

const ended = jest.fn()
let output: jest.SpyInstance

beforeEach(() => {
  output = jest.spyOn(process.stderr, "write").mockReturnValue(true)
})
afterEach(() => jest.restoreAllMocks())

it("an engine that never listens is ended with a log line, and one that listens continues", async () => {
  await new Promise<void>((resolve) => endUnlessStarted(10, resolve))
  expect(output).toHaveBeenCalledWith(expect.stringContaining("REDIS_URL and DATABASE_URL"))

  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  endUnlessStarted(10, ended)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(ended).not.toHaveBeenCalled()
  server.close()
})
