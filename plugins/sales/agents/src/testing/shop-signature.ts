import { createHash, createPublicKey, verify } from "node:crypto"
import { requireVariable } from "@bon-perroquet/testing"
import { verifySignature, type MessageDescriptor } from "http-message-sig"
import { ucpProfileSchema } from "./schemas"
import type { ReceivedEvent } from "./platform"

const ALGORITHM = "ecdsa-p256-sha256"

async function verifierOf(keyid: string | undefined) {
  const response = await fetch(`${requireVariable("SHOP_URL")}/.well-known/ucp`)
  const { signing_keys } = ucpProfileSchema.parse(await response.json())
  const published = signing_keys.find(({ kid }) => kid === keyid)
  if (!published) throw new Error("The profile does not have the key of the signature.")
  const key = createPublicKey({ key: { ...published }, format: "jwk" })
  return {
    algorithm: ALGORITHM,
    verify: (data: Uint8Array, signature: Uint8Array) =>
      verify("sha256", data, { key, dsaEncoding: "ieee-p1363" }, signature),
  }
}

async function check(message: MessageDescriptor, requiredComponents: string[]): Promise<void> {
  await verifySignature(message, {
    policy: { algorithms: [ALGORITHM], requiredComponents, requiredParameters: ["keyid", "created"] },
    resolveVerifier: ({ parameters: { keyid } }) => verifierOf(keyid),
  })
}

function requireDigest(body: string, stated: unknown): void {
  const digest = createHash("sha256").update(body).digest("base64")
  if (stated !== `sha-256=:${digest}:`) throw new Error("Content-Digest is not that of the body.")
}

/** Returns the body of a response of the shop. @throws unless the shop signed it with a published key */
export async function requireSignedResponse(response: Response): Promise<string> {
  const body = await response.text()
  requireDigest(body, response.headers.get("content-digest"))
  const fields = [...response.headers].map(([name, value]) => ({ name, value }))
  const message = { kind: "response" as const, status: response.status, fields }
  await check(message, ["@status", "content-digest", "content-type"])
  return body
}

/** @throws unless the shop signed an event with a published key */
export async function requireSignedEvent({ headers, body }: ReceivedEvent, targetUri: string): Promise<void> {
  requireDigest(body, headers["content-digest"])
  const fields = Object.entries(headers).map(([name, value]) => ({ name, value: String(value) }))
  await check({ kind: "request", method: "POST", targetUri, fields }, [
    ...["@method", "@authority", "@path", "@query", "ucp-agent", "content-digest", "content-type"],
    ...["webhook-id", "webhook-timestamp"],
  ])
}
