import { createHmac, timingSafeEqual } from "node:crypto"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ProtocolError } from "../messages"

/** Seconds by which the clocks of assistant and shop may differ. A request that is older could be a copy. */
const TOLERANCE = 300

const hmacOf = (secret: string, time: string, body: Buffer) =>
  createHmac("sha256", secret).update(`${time}.`).update(body)

/** Returns the header that signs an event of an order for the platform that shares the secret. */
export function merchantSignature(secret: string, body: string): string {
  const seconds = String(Math.floor(Date.now() / 1_000))
  return `t=${seconds},v1=${hmacOf(secret, seconds, Buffer.from(body)).digest("hex")}`
}

function requireRecent(timestamp: string): void {
  const seconds = Date.parse(timestamp) / 1_000
  if (!(Math.abs(seconds - Date.now() / 1_000) <= TOLERANCE))
    throw new ProtocolError("timestamp_out_of_range", 400, "Timestamp must be within five minutes of now.")
}

/**
 * Checks the headers `Timestamp` and `Signature`. The protocol leaves the algorithm to shop and platform: the signature is
 * the base64url of the HMAC-SHA256 of time and body, with the secret that both share.
 * @param secret empty: the shop shares none, and signatures prove nothing
 * @returns whether the platform signed the request
 * @throws ProtocolError if a header is wrong
 */
export function checkSignature(request: MedusaRequest, secret: string): boolean {
  const timestamp = request.get("timestamp")
  const signature = request.get("signature")
  if (timestamp !== undefined) requireRecent(timestamp)
  if (!secret || signature === undefined) return false
  const body = Buffer.isBuffer(request.rawBody) ? request.rawBody : Buffer.alloc(0)
  const own = hmacOf(secret, timestamp ?? "", body).digest()
  const sent = Buffer.from(signature, "base64url")
  // Without a time, a copy of the request would be accepted for ever.
  if (timestamp === undefined || sent.length !== own.length || !timingSafeEqual(sent, own))
    throw new ProtocolError("signature_invalid", 401, "The signature does not match the request.")
  return true
}
