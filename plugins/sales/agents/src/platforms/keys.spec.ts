import { createPublicKey, sign, verify } from "node:crypto"
import { publishedKeys, signingKey } from "./keys"

const DAY = 86_400_000
const START = 90 * DAY * 200
const SECRET = "a secret of the shop"

it("a published key verifies the signature of the shop", () => {
  const { privateKey, published } = signingKey(SECRET, START)
  const signature = sign("sha256", Buffer.from("text"), privateKey)
  const key = createPublicKey({ key: { ...published }, format: "jwk" })
  expect(verify("sha256", Buffer.from("text"), key, signature)).toBe(true)
  expect(JSON.stringify(publishedKeys(SECRET, START))).not.toContain('"d"')
})

it.each(Array.from({ length: 19 }, (_, index) => index * 5))(
  "the key that signs after %i days is published 14 days before and after",
  (days) => {
    const now = START + days * DAY
    const { kid } = signingKey(SECRET, now).published
    for (const distance of [-14, 0, 14])
      expect(publishedKeys(SECRET, now + distance * DAY).map((key) => key.kid)).toContain(kid)
  },
)

it("the key changes after 90 days, and with the secret", () => {
  const kidOf = (secret: string, now: number) => signingKey(secret, now).published.kid
  expect(kidOf(SECRET, START + 89 * DAY)).toBe(kidOf(SECRET, START))
  expect(kidOf(SECRET, START + 90 * DAY)).not.toBe(kidOf(SECRET, START))
  expect(kidOf("another secret", START)).not.toBe(kidOf(SECRET, START))
  expect(publishedKeys(SECRET, START + 45 * DAY)).toHaveLength(1)
})
