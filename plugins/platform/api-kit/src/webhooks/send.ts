import { request as requestPlain, type IncomingMessage, type OutgoingHttpHeaders } from "node:http"
import { request as requestSecure } from "node:https"
import { hasPrivateAddress, isPermittedHost, isPublicAddress, publicLookup } from "../network"

/** Milliseconds for the whole call, as Standard Webhooks recommends. */
const TIMEOUT_MS = 15_000
/** Characters of an answer that the log keeps. */
const KEPT_ANSWER = 500

export interface Sent {
  /** HTTP status. Null if the program did not answer. */
  status: number | null
  duration_ms: number
  /** Beginning of the answer, or what failed. */
  answer: string
}

interface Parcel {
  url: string
  body: string
  headers: OutgoingHttpHeaders
  privateHosts: readonly string[] | undefined
}

/**
 * Posts a webhook. Follows no redirect, because the new address was not entered by an administrator. Connects only to
 * public addresses, unless the environment names the host.
 */
export async function postWebhook(parcel: Parcel, timeoutMs = TIMEOUT_MS): Promise<Sent> {
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  try {
    const { status, answer } = await post(parcel, AbortSignal.timeout(timeoutMs))
    return { status, duration_ms: passed(), answer }
  } catch (error) {
    return { status: null, duration_ms: passed(), answer: reasonOf(error) }
  }
}

/** Returns the reason of a failure without IP addresses, which could reveal the private network. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && ["AbortError", "TimeoutError"].includes(error.name)) return "timeout"
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  if (code) return code
  return error instanceof Error ? error.message.slice(0, KEPT_ANSWER) : "unknown"
}

async function post(
  { url: address, body, headers, privateHosts }: Parcel,
  signal: AbortSignal,
): Promise<{ status: number; answer: string }> {
  const url = new URL(address)
  const isPermitted = isPermittedHost(url, privateHosts)
  const isPublic = isPermitted ? () => true : isPublicAddress
  if (!isPermitted && (url.protocol !== "https:" || hasPrivateAddress(url)))
    throw new Error("The address is not public.")
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === "https:" ? requestSecure : requestPlain
    request(
      url,
      {
        ...{ method: "POST", signal, lookup: publicLookup(isPublic), agent: false },
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "BonPerroquet-Webhooks/1",
        },
      },
      resolve,
    )
      .on("error", reject)
      .end(body)
  })
  return { status: response.statusCode ?? 0, answer: await beginningOf(response) }
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = ""
  // A program may close the connection after its status, which decides the result.
  try {
    for await (const chunk of response.setEncoding("utf8") as AsyncIterable<string>) {
      text += chunk
      if (text.length >= KEPT_ANSWER) break
    }
  } catch {
    // The received part of the response is enough for the log.
  }
  response.destroy()
  // PostgreSQL stores no NUL.
  return text.replaceAll("\0", "").slice(0, KEPT_ANSWER)
}
