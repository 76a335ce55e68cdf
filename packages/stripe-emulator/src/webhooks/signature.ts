import { createHmac } from "node:crypto"

/** The `Stripe-Signature` header of a body: HMAC-SHA256 over "time.body", the time in seconds. */
export function signatureOf(body: string, secret: string, at: number): string {
  const digest = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
  return `t=${at},v1=${digest}`
}
