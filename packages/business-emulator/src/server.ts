import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { json, type Answer } from "./answer"
import { Storecove } from "./storecove"
import { Vies } from "./vies"

export interface Emulator {
  url: string
  close: () => Promise<void>
}

const STORECOVE = "/storecove/api/v2"

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString("utf8")
}

class Service {
  private readonly vies = new Vies()
  private readonly storecove: Storecove

  constructor(apiKey: string) {
    this.storecove = new Storecove(apiKey)
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? "/", "http://emulator")
    const { method = "GET", headers } = request
    const body = await bodyOf(request)
    if (pathname.startsWith("/_control/")) return this.control(method, decodeURIComponent(pathname), body)
    if (method === "POST" && pathname === "/vies/check-vat-number")
      return this.vies.check(JSON.parse(body) as object)
    if (!pathname.startsWith(STORECOVE)) return json(404, {})
    return this.storecove.answer(method, pathname.slice(STORECOVE.length), headers.authorization, body)
  }

  private control(method: string, path: string, body: string): Answer {
    const [, , service, name = ""] = path.split("/")
    if (service === "health") return json(200, {})
    if (method === "GET")
      return json(
        200,
        service === "vies" ? { asked: this.vies.timesAsked(name) } : this.storecove.submissionsOf(name),
      )
    const told = JSON.parse(body) as { vat_number: string; answer: "valid" | "invalid" | "away" }
    if (service === "vies") this.vies.say(told.vat_number, told.answer)
    else this.storecove.control(told as object)
    return json(200, {})
  }
}

/** Listens on this machine alone, and resolves when it does. @param port 0 takes any free one */
export async function startEmulator({ port, apiKey }: { port: number; apiKey: string }): Promise<Emulator> {
  const service = new Service(apiKey)
  const server = createServer((request, response) => {
    service.answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body)),
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
