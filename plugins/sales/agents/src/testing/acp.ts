import { createHmac, randomUUID } from "node:crypto"
import { requireVariable } from "@bon-perroquet/testing"
import { acpErrorSchema, ACP_VERSION, amountIn, sessionSchema, type Session } from "./acp-schemas"

type Headers = Record<string, string | undefined>
interface AcpAnswer {
  status: number
  headers: globalThis.Headers
  body: unknown
}

/** Sends a request as an assistant. A header that is undefined is left out. */
export async function sendAcp(
  method: "GET" | "POST",
  path: string,
  json?: unknown,
  headers: Headers = {},
): Promise<AcpAnswer> {
  const all: Headers = {
    "api-version": ACP_VERSION,
    "content-type": "application/json",
    "user-agent": "TestAgent/2.0",
    "accept-language": "en",
    ...(method === "POST" && { "idempotency-key": randomUUID() }),
    ...headers,
  }
  const sent = Object.entries(all).filter((each): each is [string, string] => each[1] !== undefined)
  const response = await fetch(`${requireVariable("SHOP_URL")}/api/acp/checkout_sessions${path}`, {
    method,
    headers: Object.fromEntries(sent),
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Sends a request, and returns the session of its answer. @throws if the answer has another status */
export async function sessionOf(
  method: "GET" | "POST",
  path: string,
  json?: unknown,
  { status = 200, headers }: { status?: number; headers?: Headers } = {},
): Promise<Session> {
  const answer = await sendAcp(method, path, json, headers)
  if (answer.status !== status)
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return sessionSchema.parse(answer.body)
}

/** Returns the status and the code of an error. */
export function problemIn({ status, body }: AcpAnswer): [number, string] {
  return [status, acpErrorSchema.parse(body).code]
}

export const ACP_BUYER = { first_name: "Ada", last_name: "Peeters", email: "ada@example.org" }
export const ACP_ADDRESS = {
  ...{ name: "Ada Peeters", line_one: "Rue Haute 12", city: "Bruxelles", state: "", country: "BE" },
  postal_code: "1000",
}
export const sessionInput = (id: string, quantity = 1, more: object = {}) => ({
  ...{ line_items: [{ id, quantity }], currency: "eur", capabilities: {} },
  ...more,
})
export const READY = { buyer: ACP_BUYER, fulfillment_details: { address: ACP_ADDRESS } }
export const totalIn = ({ totals: all }: Session): number => amountIn(all, "total")

const SECRET = "secret of a platform"

/** Returns the headers with which a platform signs a request. */
export function signedBy(json: unknown, secret = SECRET): Headers {
  const timestamp = new Date().toISOString()
  const signature = createHmac("sha256", secret)
    .update(`${timestamp}.${JSON.stringify(json)}`)
    .digest("base64url")
  return { timestamp, signature }
}

/** Returns whether an event has the signature of the shop. */
export function isSignedEvent(header: string, body: string): boolean {
  const [, time = "", sum = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  return createHmac("sha256", SECRET).update(`${time}.${body}`).digest("hex") === sum
}
