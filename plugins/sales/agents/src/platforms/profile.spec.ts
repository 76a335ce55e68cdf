import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { readProfile } from "./profile"

const CAPABILITY = [{ version: "2026-04-08" }]
const CAPABILITIES = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`example.${n}`, CAPABILITY]))
const PROFILE = JSON.stringify({ ucp: { version: "2026-04-08", capabilities: CAPABILITIES } })

it("a profile is downloaded once, and large profiles of a stranger displace each other", async () => {
  const downloads = new Map<string, number>()
  const server = createServer(({ url = "" }, response) => {
    downloads.set(url, (downloads.get(url) ?? 0) + 1)
    response.end(PROFILE)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const read = (path: string) => readProfile(new URL(`http://127.0.0.1:${port}${path}`), ["127.0.0.1"])
  for (const path of ["/0", "/0"]) await read(path)
  expect(downloads.get("/0")).toBe(1)
  expect(PROFILE.length).toBeGreaterThan(100_000)
  for (let number = 1; number <= 50; number += 1) await read(`/${number}`)
  await read("/0")
  expect(downloads.get("/0")).toBe(2)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
