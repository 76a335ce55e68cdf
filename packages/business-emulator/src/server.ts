import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { json, type Answer } from "./answer"
import { Vies } from "./vies"

export interface Emulator {
  url: string
  close: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString("utf8")
}

class Service {
  private readonly vies = new Vies()

  async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? "/", "http://emulator")
    const { method = "GET" } = request
    const body = await bodyOf(request)
    if (pathname.startsWith("/_control/")) return this.control(method, decodeURIComponent(pathname), body)
    if (method === "POST" && pathname === "/vies/check-vat-number")
      return this.vies.check(JSON.parse(body) as object)
    return json(404, {})
  }

  private control(method: string, path: string, body: string): Answer {
    const [, , service, name = ""] = path.split("/")
    if (service === "health") return json(200, {})
    if (method === "GET") return json(200, { asked: this.vies.timesAsked(name) })
    const { vat_number, answer } = JSON.parse(body) as {
      vat_number: string
      answer: "valid" | "invalid" | "away"
    }
    this.vies.say(vat_number, answer)
    return json(200, {})
  }
}

/** Listens on this machine alone, and resolves when it does. @param port 0 takes any free one */
export async function startEmulator(port: number): Promise<Emulator> {
  const service = new Service()
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
