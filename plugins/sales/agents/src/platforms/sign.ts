import { createHash, sign } from "node:crypto"
import { createSignatureSync, type FieldOccurrence, type MessageDescriptor } from "http-message-sig"
import { signingKey } from "./keys"

export const ALGORITHM = "ecdsa-p256-sha256"
const JSON_TYPE = "application/json"

export const digestOf = (body: Buffer) => `sha-256=:${createHash("sha256").update(body).digest("base64")}:`

/** Signs a message (RFC 9421). @returns its headers `signature` and `signature-input` */
function signatureOf(secret: string, message: MessageDescriptor, components: string[]) {
  const { privateKey, published } = signingKey(secret)
  const key = { key: privateKey, dsaEncoding: "ieee-p1363" as const }
  const { signature, signatureInput } = createSignatureSync(message, {
    ...{ label: "sig1", components },
    parameters: { created: Math.floor(Date.now() / 1_000), keyid: published.kid },
    signer: { algorithm: ALGORITHM, sign: (data) => new Uint8Array(sign("sha256", data, key)) },
  })
  return { signature, "signature-input": signatureInput }
}

const fieldsOf = (headers: Record<string, string>): FieldOccurrence[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

/** Returns the headers that sign a response. */
export function responseHeaders(
  secret: string,
  { status, body, type = JSON_TYPE }: { status: number; body: Buffer; type?: string },
): Record<string, string> {
  const headers = { "content-type": type, "content-digest": digestOf(body) }
  const message = { kind: "response" as const, status, fields: fieldsOf(headers) }
  return { ...headers, ...signatureOf(secret, message, ["@status", "content-digest", "content-type"]) }
}

/** Returns the headers that sign a POST of the shop. @param about headers of the message, which are signed, too */
export function requestHeaders(
  secret: string,
  { url, body, about }: { url: string; body: Buffer; about: Record<string, string> },
): Record<string, string> {
  const headers = { ...about, "content-type": JSON_TYPE, "content-digest": digestOf(body) }
  const message = { kind: "request" as const, method: "POST", targetUri: url, fields: fieldsOf(headers) }
  const components = [
    ...["@method", "@authority", "@path"],
    ...(new URL(url).search ? ["@query"] : []),
    ...Object.keys(headers),
  ]
  return { ...headers, ...signatureOf(secret, message, components) }
}
