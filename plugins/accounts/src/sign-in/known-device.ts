import { randomUUID, timingSafeEqual } from "node:crypto"
import { KNOWN_DEVICE_COOKIE } from "@bon-perroquet/contract"
import { isSecure } from "@bon-perroquet/shop-api/http"
import type { Identity } from "@bon-perroquet/shop-api/identity"
import { keyedHash } from "@bon-perroquet/shop-api/signed-links"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { generationOf } from "../sessions/generation"

const A_YEAR = 365 * 24 * 3600
const FORM = /^[0-9a-f-]{36}\.[\w-]{43}$/

/** What a device shows that its person signed in there with the present password; it opens nothing by itself. */
const proofOf = (request: MedusaRequest, identity: Identity, device: string): string =>
  `${device}.${keyedHash(request.scope, "device", `${identity.auth_identity_id}:${generationOf(identity)}:${device}`)}`

/** Where sign-ins are sent: to the shop, and to the engine. */
export type SignInPath = "/api/auth/login" | "/auth"

/** Lets the browser show later that the person signed in there before. It is sent along with sign-ins alone. */
export function rememberDevice(
  request: MedusaRequest,
  response: MedusaResponse,
  identity: Identity,
  path: SignInPath = "/api/auth/login",
): void {
  const proof = proofOf(request, identity, randomUUID())
  const attributes = `Path=${path}; Max-Age=${A_YEAR}; HttpOnly; SameSite=Strict${isSecure(request) ? "; Secure" : ""}`
  response.append("Set-Cookie", `${KNOWN_DEVICE_COOKIE}=${proof}; ${attributes}`)
}

/** The device that a person has signed in on before, if the request comes from one. */
export function knownDevice(request: MedusaRequest, identity: Identity | null): string | null {
  const cookies = (request.cookies ?? {}) as Record<string, unknown>
  const shown = cookies[KNOWN_DEVICE_COOKIE]
  if (!identity || typeof shown !== "string" || !FORM.test(shown)) return null
  const [device = ""] = shown.split(".")
  const wanted = Buffer.from(proofOf(request, identity, device))
  const given = Buffer.from(shown)
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? device : null
}
