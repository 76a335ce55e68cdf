import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { requireVariable } from "@bon-perroquet/testing"
import { createSignature } from "http-message-sig"

const VERSION = "2026-04-08"

/** An assistant that speaks the Universal Commerce Protocol: publishes a profile and signs. */
export class Platform {
  /** Content of the profile. */
  profile: object | string = {}
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" })
  private readonly server: Server

  private constructor() {
    this.server = createServer((_request, response) => {
      const { profile } = this
      response.end(typeof profile === "string" ? profile : JSON.stringify(profile))
    })
  }

  static async start(version = VERSION, capability = "dev.ucp.shopping.checkout"): Promise<Platform> {
    const platform = new Platform()
    await new Promise<void>((resolve) => platform.server.listen(0, "127.0.0.1", resolve))
    platform.profile = {
      ucp: {
        version,
        capabilities: { [capability]: [{ version }] },
      },
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

  /** Calls the shop. @param isSigned whether the request has a signature */
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
    return { status: response.status, body: await response.json() }
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
