import { createECDH, createHash, createPrivateKey, hkdfSync, type KeyObject } from "node:crypto"

const CURVE = "prime256v1"
const BYTES = 32
const DAY_MS = 86_400_000
/** Days for which the shop signs with the same key, as the protocol recommends. */
const PERIOD_DAYS = 90
/** Days for which a key is published before and after its period, because profiles are cached and webhooks retried. */
const OVERLAP_DAYS = 14

const encoded = (bytes: Buffer) => bytes.toString("base64url")

interface PublicKey {
  kid: string
  kty: "EC"
  crv: "P-256"
  x: string
  y: string
  use: "sig"
  alg: "ES256"
}
interface SigningKey {
  privateKey: KeyObject
  published: PublicKey
}

function derive(secret: string, period: number): SigningKey {
  const ecdh = createECDH(CURVE)
  let number = Buffer.alloc(0)
  // Some of 2^32 derived numbers are no private key of the curve. Then the next one is used.
  for (let attempt = 0; ; attempt += 1)
    try {
      number = Buffer.from(hkdfSync("sha256", secret, "", `agents signing key ${period} ${attempt}`, BYTES))
      ecdh.setPrivateKey(number)
      break
    } catch (error) {
      if (attempt > 3) throw error
    }
  const point = ecdh.getPublicKey()
  const [x, y] = [encoded(point.subarray(1, 1 + BYTES)), encoded(point.subarray(1 + BYTES))]
  const base = { crv: "P-256", kty: "EC", x, y } as const
  // Thumbprint of the key (RFC 7638), whose members are in this order.
  const kid = createHash("sha256").update(JSON.stringify(base)).digest("base64url")
  return {
    privateKey: createPrivateKey({ key: { ...base, d: encoded(number) }, format: "jwk" }),
    published: { kid, ...base, use: "sig", alg: "ES256" },
  }
}

const derived = new Map<string, SigningKey>()

/** Keys are derived from a secret, so that all processes have the same ones and none is stored. */
function keyOf(secret: string, period: number): SigningKey {
  const name = `${period} ${secret}`
  const key = derived.get(name) ?? derive(secret, period)
  derived.set(name, key)
  return key
}

const periodAt = (time: number) => Math.floor(time / (PERIOD_DAYS * DAY_MS))

/** Returns the key that the shop signs with. It changes every 90 days. */
export const signingKey = (secret: string, now = Date.now()): SigningKey => keyOf(secret, periodAt(now))

/** Returns the public keys of the profile: of this period, and around its ends also of the next and previous one. */
export const publishedKeys = (secret: string, now = Date.now()): PublicKey[] =>
  [...new Set([0, OVERLAP_DAYS, -OVERLAP_DAYS].map((days) => periodAt(now + days * DAY_MS)))].map(
    (period) => keyOf(secret, period).published,
  )
