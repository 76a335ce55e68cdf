import { API_KEY_PREFIX } from "@bon-perroquet/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { useApiKey } from "../api-keys/rows"
import { refuse } from "../http/refusal"
import { identityOfAdministrator, type Caller } from "./identity-rows"

/** HTTP Basic with a secret API key as the user name. Medusa also accepts the bare key. */
const BASIC = /^basic\s+(\S+)$/i

function medusaKeyIn(authorization: string): string | null {
  const [, stated] = BASIC.exec(authorization) ?? []
  if (!stated) return null
  const text = stated.startsWith("sk_") ? stated : Buffer.from(stated, "base64").toString("utf8")
  const key = text.replace(/:$/, "")
  return key.startsWith("sk_") ? key : null
}

const SHOP_KEY = new RegExp(`^bearer\\s+(${API_KEY_PREFIX}\\S+)$`, "i")

const refusedWith = (scheme: "Basic" | "Bearer") =>
  refuse("not_signed_in", 401, {}, { "WWW-Authenticate": scheme })

const isBelowAdmin = (request: MedusaRequest): boolean =>
  /^\/api\/admin\//i.test(request.baseUrl + request.path)

/** Returns the caller of a secret key of Medusa, which has the current rights of its creator. */
async function callerByMedusaKey(request: MedusaRequest, stated: string): Promise<Caller> {
  const key = await request.scope.resolve(Modules.API_KEY).authenticate(stated)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const creator = key ? await identityOfAdministrator(knex, key.created_by) : null
  if (!creator?.administrator || !isBelowAdmin(request)) throw refusedWith("Basic")
  return { ...creator, is_admin: true, is_key: true }
}

/**
 * Returns the caller of an API key of the shop, which has the rights in its list that its creator still has. Records
 * that the program makes name it: `ERP <owner@example.org>`.
 */
async function callerByShopKey(request: MedusaRequest, stated: string): Promise<Caller> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const key = isBelowAdmin(request) ? await useApiKey(knex, stated) : null
  const creator = key && (await identityOfAdministrator(knex, key.created_by))
  if (!key || !creator?.administrator) throw refusedWith("Bearer")
  const email = `${key.name} <${creator.email}>`
  return { ...creator, email, is_admin: true, is_key: true, key_rights: key.rights }
}

/**
 * Returns the caller of the API key in the request, or undefined without a key. Keys work below /api/admin only.
 * @throws 401 if the key is unknown or revoked, or its creator was removed
 */
export async function callerByKey(request: MedusaRequest): Promise<Caller | undefined> {
  const { authorization = "" } = request.headers
  const [, shopKey] = SHOP_KEY.exec(authorization) ?? []
  if (shopKey !== undefined) return callerByShopKey(request, shopKey)
  const medusaKey = medusaKeyIn(authorization)
  return medusaKey === null ? undefined : callerByMedusaKey(request, medusaKey)
}
