import { signedHeaders } from "./sign"

/** Published in the tests of https://github.com/standard-webhooks/standard-webhooks. */
const VECTOR = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}

it("a body is signed like the published example", () => {
  const { id, body, secret, at, signature } = VECTOR
  expect(signedHeaders(id, body, [secret], at)).toEqual({
    "webhook-id": id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": signature,
  })
})

it("while a secret is replaced, the header has a signature with the old and the new one", () => {
  const { id, body, secret, at, signature } = VECTOR
  const other = `whsec_${Buffer.alloc(32, 1).toString("base64")}`
  const [first, second] = signedHeaders(id, body, [other, secret], at)["webhook-signature"].split(" ")
  expect(first).toMatch(/^v1,.{44}$/)
  expect(second).toBe(signature)
})
