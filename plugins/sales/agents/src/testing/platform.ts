import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto"
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { requireVariable } from "@bon-perroquet/testing"
import { createSignature } from "http-message-sig"
import { requireSignedResponse } from "./shop-signature"

const VERSION = "2026-04-08"
const CAPABILITIES = ["checkout", "cart", "order", "catalog.search", "catalog.lookup", "fulfillment"]

export interface ReceivedEvent {
  headers: IncomingHttpHeaders
  body: string
}

/** An assistant that speaks the Universal Commerce Protocol: publishes a profile, signs, and receives events of orders. */
export class Platform {
  /** Content of the profile. */
  profile: object | string = {}
  /** Events of orders that the shop sent. */
  readonly events: ReceivedEvent[] = []
  /** Status of the answer to the next event. */
  eventStatus = 200
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" })
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      if (request.method === "POST") {
        void this.receive(request).then(() => response.writeHead(this.eventStatus).end())
        return
      }
      const { profile } = this
      response.end(typeof profile === "string" ? profile : JSON.stringify(profile))
    })
  }

  static async start(version = VERSION, capabilities = CAPABILITIES): Promise<Platform> {
    const platform = new Platform()
    await new Promise<void>((resolve) => platform.server.listen(0, "127.0.0.1", resolve))
    const config = { webhook_url: `${platform.origin}/events?of=orders` }
    const entries = capabilities.map((name) => [
      `dev.ucp.shopping.${name}`,
      [{ version, ...(name === "order" && { config }) }],
    ])
    platform.profile = {
      ucp: { version, capabilities: Object.fromEntries(entries) as object },
      signing_keys: [{ kid: "test", ...platform.keys.publicKey.export({ format: "jwk" }) }],
    }
    return platform
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** Calls the shop, and checks the signature of its answer. @param isSigned whether the request has a signature */
  async send(
    method: string,
    path: string,
    json?: unknown,
    { headers = {}, isSigned = false }: { headers?: Record<string, string>; isSigned?: boolean } = {},
  ): Promise<{ status: number; body: unknown }> {
    const url = `${requireVariable("SHOP_URL")}/api/ucp${path}`
    const body = json === undefined ? undefined : JSON.stringify(json)
    const sent = {
      "ucp-agent": `profile="${this.origin}/profile"`,
      "content-type": "application/json",
      ...(method !== "GET" && { "idempotency-key": randomUUID() }),
      ...headers,
    }
    const response = await fetch(url, {
      method,
      headers: isSigned ? await this.signed(method, url, body, sent) : sent,
      ...(body !== undefined && { body }),
    })
    return { status: response.status, body: JSON.parse(await requireSignedResponse(response)) as unknown }
  }

  private async receive(request: IncomingMessage): Promise<void> {
    let body = ""
    for await (const chunk of request.setEncoding("utf8") as AsyncIterable<string>) body += chunk
    this.events.push({ headers: request.headers, body })
  }

  private async signed(method: string, url: string, body: string | undefined, sent: Record<string, string>) {
    const digest = createHash("sha256")
      .update(body ?? "")
      .digest("base64")
    const headers: Record<string, string> = {
      ...(body && { "content-digest": `sha-256=:${digest}:` }),
      ...sent,
    }
    const components = ["@method", "@authority", "@path", "ucp-agent"]
    if (method !== "GET") components.push("idempotency-key")
    if (body) components.push("content-digest", "content-type")
    const { signature, signatureInput } = await createSignature(
      {
        ...{ kind: "request", method, targetUri: url },
        fields: Object.entries(headers).map(([name, value]) => ({ name, value })),
      },
      {
        ...{ label: "sig1", components, parameters: { keyid: "test" } },
        signer: {
          algorithm: "ecdsa-p256-sha256",
          sign: (data) => {
            const key = { key: this.keys.privateKey, dsaEncoding: "ieee-p1363" as const }
            return new Uint8Array(sign("sha256", data, key))
          },
        },
      },
    )
    return { ...headers, signature, "signature-input": signatureInput }
  }
}
