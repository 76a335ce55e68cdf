import { createHmac, timingSafeEqual } from "node:crypto"

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Escapes non-ASCII characters like Python's `json.dumps`. */
const escaped = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** Writes sorted keys, with a space after commas and colons, as the provider signs it. */
function sorted(value: Json): string {
  if (typeof value === "string") return escaped(value)
  if (Array.isArray(value)) return `[${value.map(sorted).join(", ")}]`
  if (value === null || typeof value !== "object") return JSON.stringify(value)
  const fields = Object.keys(value).sort()
  return `{${fields.map((name) => `${escaped(name)}: ${sorted(value[name] ?? null)}`).join(", ")}}`
}

const hmac = (text: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(text, "utf8").digest()

function parsed(body: string): Json | undefined {
  try {
    return JSON.parse(body) as Json
  } catch {
    return undefined
  }
}

/**
 * Verifies `sha256=…` over the raw body, or over the body with sorted keys
 * (https://docs.e-invoice.be/essentials/webhooks).
 */
export function isSigned(body: string, signature: string, secret: string): boolean {
  const [, hex = ""] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? []
  const headerSignature = Buffer.from(hex, "hex")
  const content = parsed(body)
  if (!headerSignature.length || content === undefined) return false
  return [body, sorted(content)].some((text) => timingSafeEqual(hmac(text, secret), headerSignature))
}
