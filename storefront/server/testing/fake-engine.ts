import { createHash } from "node:crypto"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

export interface SeenRequest {
  method: string
  url: string
  headers: IncomingMessage["headers"]
  body: string
}

type Answer = (request: SeenRequest, response: ServerResponse) => void

/** An engine for tests that records its requests. */
export class FakeEngine {
  readonly seen: SeenRequest[] = []
  shop: {
    merchant: { name: string }
    closed_days: string[]
    brand?: object
    services?: string[]
    is_open?: boolean
  } | null = null
  saidNothing = 0
  answer: Answer = (_request, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}")
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        const { method = "", url = "", headers } = request
        const seen = { method, url, headers, body }
        // Not recorded, because every page requests these facts.
        if (url === "/api/shop" && !this.shop) {
          this.saidNothing++
          return response.writeHead(404).end()
        }
        if (url === "/api/shop") return response.writeHead(200).end(JSON.stringify(this.shop))
        this.seen.push(seen)
        this.answer(seen, response)
      })
    })
  }

  static async start(): Promise<FakeEngine> {
    const engine = new FakeEngine()
    await new Promise<void>((resolve) => engine.server.listen(0, "127.0.0.1", resolve))
    return engine
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`)
  }

  /** Serves content with ETag and 304. */
  serveCatalogue(content: () => string) {
    this.answer = (request, response) => {
      const etag = `"${createHash("sha256").update(content()).digest("hex")}"`
      if (request.headers["if-none-match"] === etag) return response.writeHead(304, { ETag: etag }).end()
      response.writeHead(200, {
        "Content-Type": "application/json",
        ETag: etag,
        "Set-Cookie": "secret=of-one-client",
      })
      response.end(content())
    }
  }

  async stop() {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
