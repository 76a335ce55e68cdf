import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { json, type Answer } from "./answer"
import { EInvoiceBe, type EInvoiceBeOptions } from "./e-invoice-be"
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
  private readonly eInvoices: EInvoiceBe

  constructor(options: EInvoiceBeOptions) {
    this.eInvoices = new EInvoiceBe(options)
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? "/", "http://emulator")
    const { pathname } = url
    const { method = "GET" } = request
    const body = await bodyOf(request)
    if (pathname.startsWith("/_control/")) return this.control(method, decodeURIComponent(pathname), body)
    if (method === "POST" && pathname === "/vies/check-vat-number")
      return this.vies.check(JSON.parse(body) as object)
    if (!pathname.startsWith("/e-invoice/")) return json(404, {})
    url.pathname = pathname.slice("/e-invoice".length)
    return this.eInvoices.answer(method, url, request.headers.authorization, body)
  }

  private async control(method: string, path: string, body: string): Promise<Answer> {
    const [, , service, name = ""] = path.split("/")
    if (service === "health") return json(200, {})
    if (service === "e-invoice") return this.controlEInvoices(method, name, body)
    if (method === "GET") return json(200, { asked: this.vies.timesAsked(name) })
    const { vat_number, answer } = JSON.parse(body) as {
      vat_number: string
      answer: "valid" | "invalid" | "away"
    }
    this.vies.say(vat_number, answer)
    return json(200, {})
  }

  private async controlEInvoices(method: string, number: string, body: string): Promise<Answer> {
    if (method === "GET") return json(200, { documents: this.eInvoices.documentsNumbered(number) })
    const { receiver, fate, xml } = JSON.parse(body) as {
      receiver: string
      fate: Parameters<EInvoiceBe["decide"]>[1]
      xml?: string
    }
    if (xml) await this.eInvoices.keep(xml)
    else await this.eInvoices.decide(receiver, fate)
    return json(200, {})
  }
}

/** @param port 0 selects a free port */
export async function startEmulator(port: number, options: EInvoiceBeOptions): Promise<Emulator> {
  const service = new Service(options)
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
  const { port: actualPort } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${actualPort}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
