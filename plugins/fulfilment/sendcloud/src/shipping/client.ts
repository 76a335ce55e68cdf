import { AccountRefusal, CarrierAway, CarrierRefusal } from "@bon-perroquet/carrier"
import { z } from "zod"
import type { Account } from "../options"

/** Timeout of a request in milliseconds. A person waits while a carrier creates labels. */
const TIMEOUT_MS = 20_000

const errorsSchema = z.object({
  errors: z.array(
    z.object({
      status: z.string().optional(),
      detail: z.string(),
      source: z.object({ pointer: z.string() }).partial().optional(),
    }),
  ),
})
type ApiErrors = z.infer<typeof errorsSchema>["errors"]

export interface Answer {
  status: number
  body: Buffer
}

/** Parses an answer. @throws CarrierAway if it has another form */
export function parsed<S extends z.ZodType>(schema: S, { body }: Answer): z.output<S> {
  try {
    return schema.parse(JSON.parse(body.toString()))
  } catch (error) {
    throw new CarrierAway(`Sendcloud's answer has another form: ${String(error)}`)
  }
}

/** Formats an error with the field that it is about, for example "/to_address/name: This field is required." */
export const messageOf = ([error]: ApiErrors): string =>
  [error?.source?.pointer, error?.detail].filter(Boolean).join(": ")

export function errorsIn(body: Buffer): ApiErrors {
  try {
    return errorsSchema.parse(JSON.parse(body.toString())).errors
  } catch {
    return []
  }
}

interface Call {
  method?: "GET" | "POST"
  json?: unknown
  accept?: string
  timeoutMs?: number
}

/**
 * Calls Sendcloud's API v3. Returns answers with the status 2xx, 404 and 409.
 * @throws CarrierAway, CarrierRefusal, AccountRefusal
 */
export async function ask(
  { publicKey, secretKey, apiBase }: Account,
  path: string,
  { method = "GET", json, accept = "application/json", timeoutMs = TIMEOUT_MS }: Call = {},
): Promise<Answer> {
  let answer: Answer
  try {
    const response = await fetch(`${apiBase}${path}`, {
      method,
      headers: {
        Accept: accept,
        Authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString("base64")}`,
        ...(json !== undefined && { "Content-Type": "application/json" }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    answer = { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    throw new CarrierAway(`Sendcloud did not answer: ${String(error)}`)
  }
  const { status, body } = answer
  if (status < 300 || status === 404 || status === 409) return answer
  if (status === 401 || status === 403) throw new AccountRefusal("Sendcloud rejects the keys.")
  if (status === 429 || status >= 500) throw new CarrierAway(`Sendcloud answered ${status}.`)
  throw new CarrierRefusal(messageOf(errorsIn(body)) || body.toString().slice(0, 200))
}
