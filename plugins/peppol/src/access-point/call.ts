import { z } from "zod"
import { AccessPointRefusal } from "./access-point"

const TIMEOUT_MS = 20_000
const REASON_LENGTH = 500

/** Temporary errors: invalid key, rate limit, server errors. */
const isPassing = (status: number): boolean =>
  status === 401 || status === 403 || status === 408 || status === 429 || status >= 500

const detailSchema = z.object({
  detail: z.union([z.string(), z.array(z.object({ msg: z.string() }))]),
})

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text()
  let said = text
  try {
    const { data } = detailSchema.safeParse(JSON.parse(text))
    if (data)
      said = typeof data.detail === "string" ? data.detail : data.detail.map(({ msg }) => msg).join("; ")
  } catch {
    // No JSON, so the plain text.
  }
  return `${response.status} ${said}`.slice(0, REASON_LENGTH)
}

/** The document is in another state than the call expects. */
export class NotInState extends Error {}

/**
 * Calls the access point.
 * @throws AccessPointRefusal for permanent errors, otherwise Error
 */
export async function call(url: string, apiKey: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { Authorization: `Bearer ${apiKey}`, Accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) return response.json()
  const reason = await reasonOf(response)
  if (response.status === 405) throw new NotInState(reason)
  throw isPassing(response.status) ? new Error(reason) : new AccessPointRefusal(reason)
}
