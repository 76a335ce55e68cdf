import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { z } from "zod"
import { refused, type Answer } from "./answer"
import { Contacts } from "./contacts"
import { Webhooks } from "./webhooks"

export interface Emulator {
  url: string
  close: () => Promise<void>
}

const KEY = /^xkeysib-\w+/
const NOT_FOUND = refused(404, "document_not_found", "Not found")

const failureSchema = z.object({
  calls: z.number().int(),
  status: z.number().int(),
  reset: z.number().optional(),
})
const unsubscriptionSchema = z.object({
  email: z.string(),
  calls_webhook: z.boolean(),
  list: z.number().int().optional(),
})

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ""
  for await (const chunk of request.setEncoding("utf8") as AsyncIterable<string>) text += chunk
  return text ? JSON.parse(text) : undefined
}

class Service {
  private readonly contacts = new Contacts()
  private readonly webhooks = new Webhooks()
  /** Error that the next calls return. */
  private failure: z.infer<typeof failureSchema> = { calls: 0, status: 500 }
  private calls = 0

  async answer(request: IncomingMessage): Promise<Answer> {
    const { method = "GET", headers } = request
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://emulator")
    const body = await bodyOf(request)
    if (pathname.startsWith("/_control/")) return this.control(pathname, body)
    this.calls += 1
    if (this.failure.calls > 0) return this.fail()
    if (!KEY.test(String(headers["api-key"]))) return refused(401, "unauthorized", "Key not found")
    return this.call(`${method} ${pathname}`, Object.fromEntries(searchParams), body)
  }

  private fail(): Answer {
    this.failure.calls -= 1
    const { status, reset } = this.failure
    if (status === 429)
      return {
        ...refused(429, "too_many_requests", "Too many requests"),
        headers: { "x-sib-ratelimit-remaining": "0", "x-sib-ratelimit-reset": String(reset ?? 1) },
      }
    return refused(status, "internal_error", "Internal error")
  }

  private call(call: string, query: Record<string, string>, body: unknown): Answer {
    if (call === "GET /account")
      return { status: 200, body: { email: "shop@example.org", companyName: "Bon Perroquet", plan: [] } }
    if (call === "GET /contacts/lists") return this.contacts.lists()
    if (call === "GET /contacts/attributes") return this.contacts.listAttributes()
    if (call === "POST /contacts") return this.contacts.create(body)
    if (call === "GET /contacts") return this.contacts.page(query)
    if (call === "POST /webhooks") return this.webhooks.create(body)
    const routes: [RegExp, (part: string) => Answer][] = [
      [/^GET \/contacts\/lists\/(\d+)$/, (id) => this.contacts.list(Number(id))],
      [
        /^POST \/contacts\/lists\/(\d+)\/contacts\/remove$/,
        (id) => this.contacts.removeFromList(Number(id), body),
      ],
      [/^POST \/contacts\/attributes\/normal\/(\w+)$/, (name) => this.contacts.createAttribute(name, body)],
      [/^DELETE \/webhooks\/(\d+)$/, (id) => this.webhooks.delete(Number(id))],
      [/^GET \/contacts\/([^/]+)$/, (email) => this.contacts.find(email)],
      [/^PUT \/contacts\/([^/]+)$/, (email) => this.contacts.update(email, body)],
      [/^DELETE \/contacts\/([^/]+)$/, (email) => this.contacts.delete(email)],
    ]
    for (const [pattern, answer] of routes) {
      const [, part] = pattern.exec(call) ?? []
      if (part !== undefined) return answer(decodeURIComponent(part))
    }
    return NOT_FOUND
  }

  private async control(pathname: string, body: unknown): Promise<Answer> {
    if (pathname === "/_control/health") return { status: 200, body: {} }
    if (pathname === "/_control/calls") return { status: 200, body: { calls: this.calls } }
    if (pathname === "/_control/fail") {
      this.failure = failureSchema.parse(body)
      return { status: 200, body: {} }
    }
    if (pathname === "/_control/contacts") return this.contacts.create(body)
    if (pathname === "/_control/unsubscribe") {
      const { email, calls_webhook, list } = unsubscriptionSchema.parse(body)
      const contact = this.contacts.unsubscribe(email, list)
      if (!contact) return NOT_FOUND
      const event = {
        ...{ id: contact.id, event: "unsubscribe", email, camp_id: 1, "campaign name": "News", tag: "" },
        ...{
          list_id: contact.listIds,
          date_event: new Date().toISOString(),
          ts_event: Math.floor(Date.now() / 1_000),
        },
      }
      return { status: 200, body: { statuses: calls_webhook ? await this.webhooks.send(event) : [] } }
    }
    return this.contacts.find(decodeURIComponent(pathname.replace("/_control/contacts/", "")))
  }
}

export async function startEmulator(port: number): Promise<Emulator> {
  const service = new Service()
  const server = createServer((request, response) => {
    service.answer(request).then(
      ({ status, body, headers }) => {
        response.writeHead(status, { "Content-Type": "application/json", ...headers })
        response.end(body && JSON.stringify(body))
      },
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
