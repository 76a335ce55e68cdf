import { MAX_IMAGE_BYTES } from "@bon-perroquet/contract"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { fetchPicture } from "./fetch-picture"
import { isPublicAddress } from "@bon-perroquet/api-kit/network"

let server: Server | undefined
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const anyAddress = () => true

it("private and special-purpose IP addresses are not public", () => {
  for (const address of ["93.184.216.34", "2606:2800:220:1::1"]) expect(isPublicAddress(address)).toBe(true)
  for (const address of [
    ...["127.0.0.1", "10.1.2.3", "172.20.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"],
    ...["::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"],
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
})

it("a picture is fetched, also behind a redirect", async () => {
  const origin = await serve((request, response) => {
    if (request.url === "/a") response.writeHead(302, { location: "/b" }).end()
    else response.end("picture")
  })
  expect(String(await fetchPicture(`${origin}/a`, anyAddress))).toBe("picture")
})

it("no request is sent to a private address, neither directly, by host name nor by redirect", async () => {
  let requests = 0
  const origin = await serve((_request, response) => {
    requests += 1
    response.writeHead(302, { location: "http://169.254.169.254/latest" }).end()
  })
  const port = new URL(origin).port
  for (const address of [
    origin,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    "file:///etc/passwd",
    "x",
  ])
    await expect(fetchPicture(address)).rejects.toMatchObject({ code: "picture_unfetched" })
  expect(requests).toBe(0)
  const isFirst = (address: string) => address === "127.0.0.1"
  await expect(fetchPicture(origin, isFirst)).rejects.toMatchObject({ code: "picture_unfetched" })
  expect(requests).toBe(1)
})

it("a failed response, an endless redirect and a file that is too large are rejected", async () => {
  const origin = await serve((request, response) => {
    if (request.url === "/large") response.end(Buffer.alloc(MAX_IMAGE_BYTES + 1))
    else if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end()
    else response.writeHead(404).end()
  })
  for (const [path, code] of [
    ["/large", "image_too_large"],
    ["/loop", "picture_unfetched"],
    ["/none", "picture_unfetched"],
  ] as const)
    await expect(fetchPicture(`${origin}${path}`, anyAddress)).rejects.toMatchObject({ code })
})
