import { seal, unseal } from "./"

const KEY = { secret: "0123456789abcdef0123456789abcdef", purpose: "password" }

it("an encrypted text can be read with the same key only, and is encrypted differently each time", () => {
  const sealed = seal("géheim", KEY)
  expect(sealed).not.toContain("heim")
  expect(unseal(sealed, KEY)).toBe("géheim")
  expect(unseal(sealed, { ...KEY, secret: `${KEY.secret}!` })).toBeNull()
  expect(unseal(sealed, { ...KEY, purpose: "another" })).toBeNull()
  expect(unseal(`${sealed.slice(0, -2)}AA`, KEY)).toBeNull()
  expect(seal("géheim", KEY)).not.toBe(sealed)
})
