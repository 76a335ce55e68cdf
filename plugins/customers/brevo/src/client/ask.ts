import { z } from "zod"
import { BrevoAway, BrevoKeyRefusal, BrevoLimit, BrevoRefusal } from "./errors"

const TIMEOUT_MS = 15_000
const REASON_LENGTH = 300
/** Seconds without calls after a 429 that states no time. */
const DEFAULT_PAUSE = 60

export interface Account {
  apiKey: string
  apiBase: string
  /** Maximum milliseconds of a call. */
  timeoutMs?: number
}

/** A list of an account. */
export interface Connection {
  account: Account
  list: number
  /** When the list was connected. */
  since: Date
}

export interface Answer {
  status: number
  body: unknown
}

interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE"
  json?: object
}

const errorSchema = z.object({ code: z.string(), message: z.string() })

const reasonOf = (body: unknown, status: number): string => {
  const { data } = errorSchema.safeParse(body)
  return (data ? `${data.code}: ${data.message}` : `status ${status}`).slice(0, REASON_LENGTH)
}

const secondsOf = (header: string | null): number => {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_PAUSE
}

function bodyOf(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/**
 * Calls Brevo's API v3. Returns answers with the status 2xx and 404.
 * @throws BrevoAway, BrevoKeyRefusal, BrevoLimit, BrevoRefusal
 */
export async function ask(
  { apiKey, apiBase, timeoutMs = TIMEOUT_MS }: Account,
  path: string,
  { method = "GET", json }: Call = {},
): Promise<Answer> {
  let response: Response
  let body: unknown
  try {
    response = await fetch(`${apiBase}${path}`, {
      method,
      headers: {
        ...{ Accept: "application/json", "api-key": apiKey },
        ...(json && { "Content-Type": "application/json" }),
      },
      ...(json && { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    body = bodyOf(await response.text())
  } catch (error) {
    throw new BrevoAway(`Brevo did not answer: ${String(error)}`)
  }
  const { status, ok, headers } = response
  if (ok || status === 404) return { status, body }
  if (status === 401 || status === 403) throw new BrevoKeyRefusal(reasonOf(body, status))
  if (status === 429) throw new BrevoLimit(secondsOf(headers.get("x-sib-ratelimit-reset")))
  if (status >= 500) throw new BrevoAway(`Brevo answered: ${reasonOf(body, status)}`)
  throw new BrevoRefusal(reasonOf(body, status))
}

/** Parses an answer. @throws BrevoAway if it has another form */
export function parsed<S extends z.ZodType>(schema: S, { body }: Answer): z.output<S> {
  const { data, error } = schema.safeParse(body)
  if (error) throw new BrevoAway(`Brevo's answer has another form: ${z.prettifyError(error)}`)
  return data
}
