import { createHmac, timingSafeEqual } from "node:crypto"

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Beyond ASCII as Python's `json.dumps` escapes it. */
const escaped = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** JSON with sorted keys, and a space after each comma and colon: what the provider signs. */
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
 * Whether somebody who knows the secret signed this: `sha256=…` over the body as it came, or over the same with its keys
 * sorted, which is what https://docs.e-invoice.be/essentials/webhooks says.
 */
export function isSigned(body: string, signature: string, secret: string): boolean {
  const [, hex = ""] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? []
  const said = Buffer.from(hex, "hex")
  const content = parsed(body)
  if (!said.length || content === undefined) return false
  return [body, sorted(content)].some((text) => timingSafeEqual(hmac(text, secret), said))
}
