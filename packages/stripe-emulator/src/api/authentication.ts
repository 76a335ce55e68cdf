import { createHash, timingSafeEqual } from "node:crypto"
import { API_VERSION } from "../objects/event"
import { badParameter, StripeFault } from "../fault"

/** Rejects a call without the secret key as bearer token or basic authentication user. */
export function checkKey(header: string | undefined, expected: string): void {
  const key = keyOf(header ?? "")
  if (key === "") throw refusal("You did not provide an API key in the Authorization header.")
  if (!timingSafeEqual(digest(key), digest(expected))) {
    throw refusal(`Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 8))}`)
  }
}

export function checkVersion(version: string | undefined): void {
  if (version !== undefined && version !== API_VERSION)
    throw badParameter(`Invalid Stripe API version: ${version}. This emulator only supports ${API_VERSION}.`)
}

function refusal(message: string): StripeFault {
  return new StripeFault(401, { type: "invalid_request_error", message })
}

function keyOf(header: string): string {
  const [scheme = "", credentials = ""] = header.split(" ", 2)
  if (/^bearer$/i.test(scheme)) return credentials
  if (!/^basic$/i.test(scheme)) return ""
  return Buffer.from(credentials, "base64").toString("utf8").split(":")[0] ?? ""
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
