import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { webhookBodySchema, type WebhookBody } from "@bon-perroquet/contract"

export interface Received {
  headers: IncomingHttpHeaders
  text: string
  body: WebhookBody
}

interface Answer {
  status: number
  text?: string
  headers?: Record<string, string>
}

/** A program that receives webhooks on this machine. */
export class Receiver {
  readonly received: Received[] = []
  /** Answer to the next calls. */
  answer: Answer = { status: 200, text: "ok" }
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      let text = ""
      request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk))
      request.on("end", () => {
        this.received.push({
          headers: request.headers,
          text,
          body: webhookBodySchema.parse(JSON.parse(text)),
        })
        response.writeHead(this.answer.status, this.answer.headers).end(this.answer.text)
      })
    })
  }

  static async start(): Promise<Receiver> {
    const receiver = new Receiver()
    await new Promise<void>((resolve) => receiver.server.listen(0, "127.0.0.1", resolve))
    return receiver
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`
  }

  /** Bodies of an event whose data contains these values. */
  bodies(type: string, about: Record<string, unknown> = {}): WebhookBody[] {
    return this.received
      .map(({ body }) => body)
      .filter(
        (body) =>
          body.type === type && Object.entries(about).every(([name, value]) => body.data[name] === value),
      )
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
