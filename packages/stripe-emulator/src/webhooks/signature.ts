import { createHmac } from "node:crypto"

/** HMAC-SHA256 over "time.body", time in seconds. */
export function signatureOf(body: string, secret: string, at: number): string {
  const digest = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
  return `t=${at},v1=${digest}`
}
