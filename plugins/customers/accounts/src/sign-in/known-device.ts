import { randomUUID, timingSafeEqual } from "node:crypto"
import { KNOWN_DEVICE_COOKIE } from "@bon-perroquet/contract"
import { isSecure } from "@bon-perroquet/api-kit/http"
import type { Identity } from "@bon-perroquet/api-kit/identity"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { generationOf } from "../sessions/generation"

const A_YEAR = 365 * 24 * 3600
const FORM = /^[0-9a-f-]{36}\.[\w-]{43}$/

/**
 * Returns the proof that the person signed in on a device with the current password. The proof alone gives no access.
 */
const proofOf = (request: MedusaRequest, identity: Identity, device: string): string =>
  `${device}.${keyedHash(request.scope, "device", `${identity.auth_identity_id}:${generationOf(identity)}:${device}`)}`

export type SignInPath = "/api/auth/login" | "/auth"

/** Sets a cookie that proves a sign-in on this device. Browsers send it only with sign-ins. */
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

export function knownDevice(request: MedusaRequest, identity: Identity | null): string | null {
  const cookies = (request.cookies ?? {}) as Record<string, unknown>
  const shown = cookies[KNOWN_DEVICE_COOKIE]
  if (!identity || typeof shown !== "string" || !FORM.test(shown)) return null
  const [device = ""] = shown.split(".")
  const requested = Buffer.from(proofOf(request, identity, device))
  const shownSignature = Buffer.from(shown)
  return requested.length === shownSignature.length && timingSafeEqual(requested, shownSignature)
    ? device
    : null
}
