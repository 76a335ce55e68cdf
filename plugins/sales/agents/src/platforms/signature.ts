import { createPublicKey, verify } from "node:crypto"
import type { MedusaRequest } from "@medusajs/framework/http"
import { isSignatureError, SignatureErrorCode, verifySignature } from "http-message-sig"
import { ProtocolError } from "../messages"
import type { PlatformProfile } from "./profile"
import { ALGORITHM, digestOf } from "./sign"

const CURVE = "P-256"

/** Returns the verifier of a signature's key. */
function verifierOf({ signing_keys, keys }: PlatformProfile, keyid: string | undefined) {
  const key = [...signing_keys, ...keys].find(({ kid }) => kid === keyid)
  if (!key) throw new ProtocolError("key_not_found", 401, "Your profile has no signing key with this id.")
  if (key.crv !== CURVE) throw new ProtocolError("algorithm_unsupported", 400, "Sign with ES256.")
  const publicKey = createPublicKey({ key: { ...key }, format: "jwk" })
  return {
    algorithm: ALGORITHM,
    verify: (data: Uint8Array, signature: Uint8Array) =>
      verify("sha256", data, { key: publicKey, dsaEncoding: "ieee-p1363" }, signature),
  }
}

/** Components that must be signed, so that nobody can reuse a signature for another request. */
function requiredComponents(request: MedusaRequest, hasBody: boolean): string[] {
  const isWrite = request.method !== "GET"
  return [
    ...["@method", "@authority", "@path", "ucp-agent"],
    ...(request.originalUrl.includes("?") ? ["@query"] : []),
    ...(isWrite ? ["idempotency-key"] : []),
    ...(hasBody ? ["content-digest", "content-type"] : []),
  ]
}

/**
 * Checks the signature of a request (RFC 9421), if it has one.
 * @param origin public origin of the shop, because the edge changes the host
 * @returns whether the request is signed
 * @throws ProtocolError if the signature is wrong
 */
export async function checkSignature(
  request: MedusaRequest,
  origin: string,
  profile: PlatformProfile,
): Promise<boolean> {
  const { headers, method, originalUrl } = request
  if (headers["signature"] === undefined && headers["signature-input"] === undefined) return false
  const body = Buffer.isBuffer(request.rawBody) ? request.rawBody : Buffer.alloc(0)
  const stated = headers["content-digest"]
  if (body.length > 0 && stated !== undefined && stated !== digestOf(body))
    throw new ProtocolError("digest_mismatch", 400, "Content-Digest is not the SHA-256 hash of the body.")
  const fields = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [{ name, value }] : [],
  )
  try {
    await verifySignature(
      { kind: "request", method, targetUri: new URL(originalUrl, origin).href, fields },
      {
        policy: {
          algorithms: [ALGORITHM],
          requiredComponents: requiredComponents(request, body.length > 0),
          requiredParameters: ["keyid"],
        },
        resolveVerifier: ({ parameters: { keyid } }) => verifierOf(profile, keyid),
      },
    )
    return true
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    if (!isSignatureError(error)) throw error
    if (error.cause instanceof ProtocolError) throw error.cause
    const isMissing = error.code === SignatureErrorCode.MissingField
    throw new ProtocolError(
      isMissing ? "signature_missing" : "signature_invalid",
      401,
      "The signature is not valid.",
    )
  }
}
