import { createECDH, createHash, hkdfSync } from "node:crypto"

const CURVE = "prime256v1"
const BYTES = 32
const encoded = (bytes: Buffer) => bytes.toString("base64url")

/**
 * Returns the public half of the shop's signing key as a JSON Web Key. It is derived from a secret, so that all processes
 * have the same key and none is stored.
 */
export function publicSigningKey(secret: string) {
  const ecdh = createECDH(CURVE)
  // Some of 2^32 derived numbers are no private key of the curve. Then the next one is used.
  for (let attempt = 0; ; attempt += 1)
    try {
      ecdh.setPrivateKey(Buffer.from(hkdfSync("sha256", secret, "", `agents signing key ${attempt}`, BYTES)))
      break
    } catch (error) {
      if (attempt > 3) throw error
    }
  const point = ecdh.getPublicKey()
  const [x, y] = [encoded(point.subarray(1, 1 + BYTES)), encoded(point.subarray(1 + BYTES))]
  const kid = createHash("sha256").update(point).digest("base64url").slice(0, 16)
  return { kid, kty: "EC", crv: "P-256", x, y, use: "sig", alg: "ES256" }
}
