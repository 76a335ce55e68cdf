import { Webhook } from "standardwebhooks"

export type Signed = {
  "webhook-id": string
  "webhook-timestamp": string
  "webhook-signature": string
}

/** Signs a body (https://www.standardwebhooks.com). With two secrets, the header has a signature of each. */
export function signedHeaders(id: string, body: string, secrets: readonly string[], at: Date): Signed {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
  }
}
