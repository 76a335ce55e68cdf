import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { answer, type Answer } from "./answer"
import { Orders } from "./orders"
import { locate } from "./points/locator"

export interface EmulatorOptions {
  port: number
  account: string
  passphrase: string
  stateFile?: string | null
}

export interface Emulator {
  url: string
  close: () => Promise<void>
}

const json = (status: number, body: object): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
})

const LARGEST_BODY = 1024 * 1024

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST_BODY) throw new Error("The body is too large.")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

class Service {
  private readonly orders: Orders
  private readonly authorization: string
  /** Requested failures: `after` calls succeed, then `calls` calls fail. */
  private failing = { after: 0, calls: 0 }
  private locatorFailing = 0

  constructor(private readonly options: EmulatorOptions) {
    this.orders = new Orders(options.stateFile ?? null)
    const { account, passphrase } = options
    this.authorization = `Basic ${Buffer.from(`${account}:${passphrase}`).toString("base64")}`
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://emulator")
    const body = await bodyOf(request)
    if (pathname.startsWith("/_control/")) return this.control(pathname, body)
    if (pathname === "/Locator") return this.locate(searchParams)
    if (this.isAway()) return { status: 503, type: "text/plain", body: "away" }
    if (request.headers.authorization !== this.authorization)
      return { status: 401, type: "text/plain", body: "unauthorized" }
    const account = `/${this.options.account}`
    if (!pathname.startsWith(`${account}/`)) return { status: 403, type: "text/plain", body: "forbidden" }
    const { method = "GET", headers } = request
    return answer(this.orders, {
      method,
      path: pathname.slice(account.length),
      contentType: headers["content-type"] ?? "",
      accept: headers.accept ?? "",
      body,
    })
  }

  /** The point locator is a separate, public service of bpost, so it fails separately. */
  private locate(query: URLSearchParams): Answer {
    if (this.locatorFailing === 0) return locate(query)
    this.locatorFailing -= 1
    return { status: 503, type: "text/plain", body: "away" }
  }

  private isAway(): boolean {
    const { after, calls } = this.failing
    if (after > 0) this.failing = { after: after - 1, calls }
    else if (calls > 0) this.failing = { after: 0, calls: calls - 1 }
    return after === 0 && calls > 0
  }

  private control(pathname: string, body: string): Answer {
    if (pathname === "/_control/health") return json(200, {})
    if (pathname === "/_control/away") {
      this.failing = JSON.parse(body) as { after: number; calls: number }
      return json(200, {})
    }
    if (pathname === "/_control/locator-away") {
      this.locatorFailing = (JSON.parse(body) as { calls: number }).calls
      return json(200, {})
    }
    const order = this.orders.find(decodeURIComponent(pathname.replace("/_control/orders/", "")))
    // A control request with a body reports that bpost received the parcel. Without a body, it only reads the order.
    if (order && body) this.orders.setStatus(order, "IN_TRANSIT")
    return order ? json(200, order) : json(404, {})
  }
}

export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const service = new Service(options)
  const server = createServer((request, response) => {
    service.answer(request).then(
      ({ status, type, body }) => response.writeHead(status, { "Content-Type": type }).end(body),
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(options.port, "127.0.0.1", resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
