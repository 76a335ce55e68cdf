import { isWorn } from "./token-age"

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`
const token = tokenOf({ iat: 1_000, exp: 11_000, name: "Zoë ÿþ" })

test("a new session token is not renewed", () => expect(isWorn(token, 1_900_000)).toBe(false))

test("a session token is renewed after a tenth of its lifetime", () =>
  expect(isWorn(token, 2_100_000)).toBe(true))

test.each(["", "token", "a.b.c", tokenOf({}), tokenOf({ iat: "now", exp: 1 })])(
  "a token without lifetime is never renewed: %s",
  (odd) => expect(isWorn(odd)).toBe(false),
)
