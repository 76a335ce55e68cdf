import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { refuse } from "../http/refusal"
import { identityOfAdministrator, type Caller } from "./identity-rows"

/** HTTP Basic with a secret API key as the user name. Medusa also accepts the bare key. */
const BASIC = /^basic\s+(\S+)$/i

function keyIn(authorization: string | undefined): string | null {
  const [, stated] = BASIC.exec(authorization ?? "") ?? []
  if (!stated) return null
  const text = stated.startsWith("sk_") ? stated : Buffer.from(stated, "base64").toString("utf8")
  const key = text.replace(/:$/, "")
  return key.startsWith("sk_") ? key : null
}

/**
 * Returns the administrator who created the secret API key in the request, or undefined without a key. A key has the
 * current rights of its creator, and works below /api/admin only.
 * @throws 401 if the key is unknown or revoked, or its creator was removed
 */
export async function callerByKey(request: MedusaRequest): Promise<Caller | undefined> {
  const stated = keyIn(request.headers.authorization)
  if (stated === null) return undefined
  const key = await request.scope.resolve(Modules.API_KEY).authenticate(stated)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const creator = key ? await identityOfAdministrator(knex, key.created_by) : null
  const isBelow = /^\/api\/admin\//i.test(request.baseUrl + request.path)
  if (!creator?.administrator || !isBelow)
    throw refuse("not_signed_in", 401, {}, { "WWW-Authenticate": "Basic" })
  return { ...creator, is_admin: true, is_key: true }
}
