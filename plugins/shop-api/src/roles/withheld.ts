import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { statedCallers } from "../identity/caller"
import { pathOf } from "./assurance"

/** Fields of the engine's answers that give access to an account: links in invitations and e-mails. */
const SECRETS: [path: RegExp, fields: string[]][] = [
  [/^\/admin\/invites(\/[^/]+)?\/?$/i, ["token"]],
  [/^\/admin\/notifications(\/[^/]+)?\/?$/i, ["content", "provider_data"]],
]

function without(record: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(record)) return record.map((one) => without(one, fields))
  if (typeof record !== "object" || record === null) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)))
}

/** Removes secrets from an engine answer, unless the caller has a fresh proof. */
export async function withholdSecrets(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const fields = SECRETS.find(([path]) => path.test(pathOf(request)))?.[1]
  if (!fields || request.method !== "GET") return
  const callers = await statedCallers(request)
  if (callers.length && callers.every(({ session }) => session?.is_proved)) return
  const answer = response.json.bind(response)
  response.json = (body: unknown) =>
    answer(
      typeof body === "object" && body !== null
        ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, without(value, fields)]))
        : body,
    )
}
