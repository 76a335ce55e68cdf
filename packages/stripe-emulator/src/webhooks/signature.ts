import { createHmac } from "node:crypto"

/** Returns the HMAC-SHA256 of "time.body", with the time in seconds. */
export function signatureOf(body: string, secret: string, at: number): string {
  const digest = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
  return `t=${at},v1=${digest}`
}
