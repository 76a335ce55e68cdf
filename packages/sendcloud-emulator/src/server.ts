import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { PDFDocument } from "pdf-lib"
import { NOT_FOUND, refused, type Answer } from "./errors"
import { findPoints, pointWithId } from "./points"
import { Shipments, type Shipment } from "./shipments"

export interface EmulatorOptions {
  port: number
  publicKey: string
  secretKey: string
}

export interface Emulator {
  url: string
  close: () => Promise<void>
}

const LARGEST_BODY = 1024 * 1024
/** Width and height of A6, in points. */
const A6 = [298, 420] as const

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

async function labelsPdf(shipments: readonly Shipment[]): Promise<Buffer> {
  const file = await PDFDocument.create()
  for (const { to_address: to, tracking_number } of shipments) {
    const page = file.addPage()
    page.setSize(...A6)
    const shown = [to.name, to.address_line_1, tracking_number ?? ""]
      .join("\n")
      .replace(/[^\x20-\x7e\n]/g, "?")
    page.drawText(shown, { x: 24, y: 372, size: 12, lineHeight: 18 })
  }
  return Buffer.from(await file.save())
}

class Service {
  private readonly shipments = new Shipments()
  private readonly authorization: string
  /** Number of the next calls that fail. */
  private failing = 0

  constructor({ publicKey, secretKey }: EmulatorOptions) {
    this.authorization = `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString("base64")}`
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const { method = "GET", headers } = request
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://emulator")
    const body = await bodyOf(request)
    if (pathname.startsWith("/_control/")) return this.control(pathname, body)
    if (this.failing > 0) {
      this.failing -= 1
      return refused(503, { code: "null", detail: "Service unavailable." })
    }
    if (headers.authorization !== this.authorization)
      return refused(401, { code: "authentication_failed", detail: "Invalid username/password." })
    return this.call(`${method} ${pathname}`, searchParams, body)
  }

  private async call(call: string, query: URLSearchParams, body: string): Promise<Answer> {
    if (call === "POST /shipments/announce") return this.announce(body)
    if (call === "GET /shipments") return this.shipments.list(query)
    if (call === "GET /service-points") return findPoints(query)
    const [, cancelled] = /^POST \/shipments\/([^/]+)\/cancel$/.exec(call) ?? []
    if (cancelled !== undefined) return this.shipments.cancel(cancelled)
    const [, point] = /^GET \/service-points\/(\d+)$/.exec(call) ?? []
    const data = point !== undefined && pointWithId(point)
    if (data) return { status: 200, body: { data } }
    if (call === "GET /parcel-documents/label") return this.labels(query.getAll("parcels"))
    return NOT_FOUND
  }

  private announce(body: string): Answer {
    try {
      return this.shipments.announce(JSON.parse(body))
    } catch {
      return refused(400, { code: "invalid", detail: "JSON parse error" })
    }
  }

  private async labels(parcels: string[]): Promise<Answer> {
    if (parcels.length < 1 || parcels.length > 20)
      return refused(400, { code: "invalid", detail: "Between 1 and 20 parcels are allowed." })
    const found = this.shipments.withLabels(parcels)
    if (!found) return refused(404, { code: "not_found", detail: "No Parcel matches the given query." })
    return { status: 200, body: await labelsPdf(found) }
  }

  private control(pathname: string, body: string): Answer {
    if (pathname === "/_control/health") return { status: 200, body: {} }
    if (pathname === "/_control/late") {
      this.shipments.late = (JSON.parse(body) as { calls: number }).calls
      return { status: 200, body: {} }
    }
    if (pathname === "/_control/draft") {
      this.shipments.draft(JSON.parse(body))
      return { status: 200, body: {} }
    }
    if (pathname === "/_control/away") {
      this.failing = (JSON.parse(body) as { calls: number }).calls
      return { status: 200, body: {} }
    }
    const shipment = this.shipments.last(decodeURIComponent(pathname.replace("/_control/shipments/", "")))
    // A control request with a body reports that the carrier received the parcel. Without a body, it only reads the
    // shipment.
    if (shipment && body) shipment.status = "EN_ROUTE_TO_SORTING_CENTER"
    return shipment ? { status: 200, body: shipment } : NOT_FOUND
  }
}

export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const service = new Service(options)
  const server = createServer((request, response) => {
    service.answer(request).then(
      ({ status, body }) =>
        Buffer.isBuffer(body)
          ? response.writeHead(status, { "Content-Type": "application/pdf" }).end(body)
          : response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body)),
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
