import { seal, transportOf, unseal } from "./saved"

const SECRET = "0123456789abcdef0123456789abcdef"
const SERVER = { host: "mail.example.org", port: 465, security: "tls", user: "shop", from: "" } as const

it("an encrypted password can be read with the same secret only, and is encrypted differently each time", () => {
  const sealed = seal("géheim", SECRET)
  expect(sealed).not.toContain("heim")
  expect(unseal(sealed, SECRET)).toBe("géheim")
  expect(unseal(sealed, `${SECRET}!`)).toBeNull()
  expect(unseal(`${sealed.slice(0, -2)}AA`, SECRET)).toBeNull()
  expect(seal("géheim", SECRET)).not.toBe(sealed)
})

it("a connection uses the saved security and password", () => {
  const sealed = seal("secret", SECRET)
  expect(transportOf({ ...SERVER, sealed }, SECRET)).toMatchObject({
    ...{ host: "mail.example.org", port: 465, secure: true, auth: { user: "shop", pass: "secret" } },
  })
  const plain = transportOf({ ...SERVER, security: "none", user: "", sealed: null }, SECRET)
  expect(plain).toMatchObject({ secure: false, ignoreTLS: true })
  expect(plain).not.toHaveProperty("auth")
  expect(transportOf({ ...SERVER, host: "", sealed }, SECRET)).toBeNull()
})
