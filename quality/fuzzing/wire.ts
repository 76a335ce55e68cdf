import { LIMITS } from "@bon-perroquet/testing/limits"
import { Agent, request as httpRequest } from "node:http"
import { createHmac } from "node:crypto"
import { requireVariable } from "@bon-perroquet/testing"
import type { Caller, Server, FuzzRequest } from "./requests"

export interface WireAnswer {
  /** 0 means that the connection was closed without a response, 599 that it stayed open without one. */
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")

function forgedTokens(): string[] {
  const claims = base64({
    actor_id: "user_1",
    actor_type: "user",
    auth_identity_id: "authid_1",
    exp: 4_102_444_800,
  })
  const signed = (secret: string) => {
    const head = `${base64({ alg: "HS256", typ: "JWT" })}.${claims}`
    return `Bearer ${head}.${createHmac("sha256", secret).update(head).digest("base64url")}`
  }
  return [
    `Bearer ${base64({ alg: "none", typ: "JWT" })}.${claims}.`,
    signed("supersecret"),
    signed(""),
    "Bearer",
    "Bearer null",
    "Basic YWRtaW46YWRtaW4=",
    `Bearer ${"a".repeat(5_000)}`,
    "bearer a.b.c",
  ]
}

/** Matches calls that end a session. Separate people send them, so that the others stay signed in. */
const SIGNING_OUT = /\/(logout|users\/sessions|auth\/session)/i

/** Sends requests as different people from different local addresses. */
export class Wire {
  private readonly forged = forgedTokens()
  private sent = 0

  constructor(
    private readonly tokens: Readonly<Partial<Record<Caller, string>>>,
    private readonly leaving: Readonly<Partial<Record<Caller, string>>> = {},
  ) {}

  /** Sends a request. Repeats it on a new connection if the kept-alive one was closed. */
  async send(request: FuzzRequest): Promise<WireAnswer> {
    const answer = await this.attempt(request, agent)
    return answer.status === 0 ? this.attempt(request, false) : answer
  }

  private attempt(
    { method, target, server, caller, headers, bytes }: FuzzRequest,
    connections: Agent | false,
  ): Promise<WireAnswer> {
    const url = baseOf(server)
    this.sent += 1
    const authorization =
      caller === "forger" ? this.forged[this.sent % this.forged.length] : this.bearer(caller, target)
    const lines = [
      ["Host", url.host],
      // The engine trusts the edge's header. A different address for each request avoids rate limits.
      ...(server === "engine" ? [["X-Forwarded-For", addressOf(this.sent)]] : []),
      ...(authorization ? [["Authorization", authorization]] : []),
      ...headers,
      ...(bytes ? [["Content-Length", String(bytes.length)]] : []),
    ].flat()
    return new Promise((resolve, reject) => {
      const sending = httpRequest(
        {
          host: "127.0.0.1",
          port: url.port,
          method,
          path: target,
          headers: lines,
          agent: connections,
          localAddress: localAddress(this.sent),
          timeout: LIMITS.wait,
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk))
          response.on("error", () => resolve({ status: 0, headers: {}, body: "" }))
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString("utf8"),
            }),
          )
        },
      )
      sending.on("timeout", () => {
        resolve({ status: 599, headers: {}, body: `no answer within ${LIMITS.wait} ms` })
        sending.destroy()
      })
      sending.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNRESET" || error.code === "EPIPE")
          resolve({ status: 0, headers: {}, body: "" })
        else reject(error)
      })
      sending.end(bytes)
    })
  }

  private bearer(caller: Caller, target: string): string | undefined {
    const token = (SIGNING_OUT.test(target) && this.leaving[caller]) || this.tokens[caller]
    return token === undefined ? undefined : `Bearer ${token}`
  }

  close() {
    agent.destroy()
  }
}

export const baseOf = (server: Server): URL =>
  new URL(requireVariable(server === "edge" ? "SHOP_URL" : "ENGINE_URL"))

/** Returns an address from a range that is reserved for documentation. */
const addressOf = (n: number) => `198.51.${(n >> 8) & 255}.${n & 255}`

/**
 * Returns a local address, so that rate limits apply to each test separately. Only Linux has all addresses of
 * 127.0.0.0/8.
 */
const localAddress = (n: number) =>
  process.platform === "linux" ? `127.77.${(n >> 4) & 255}.${1 + ((n >> 12) & 127)}` : undefined
