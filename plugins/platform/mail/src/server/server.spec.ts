import { sealPassword, transportOf } from "./saved"

const SECRET = "0123456789abcdef0123456789abcdef"
const SERVER = { host: "mail.example.org", port: 465, security: "tls", user: "shop", from: "" } as const

it("a connection to the mail server uses the saved encryption setting and password", () => {
  const sealed = sealPassword("secret", SECRET)
  expect(transportOf({ ...SERVER, sealed }, SECRET)).toMatchObject({
    ...{ host: "mail.example.org", port: 465, secure: true, auth: { user: "shop", pass: "secret" } },
  })
  const plain = transportOf({ ...SERVER, security: "none", user: "", sealed: null }, SECRET)
  expect(plain).toMatchObject({ secure: false, ignoreTLS: true })
  expect(plain).not.toHaveProperty("auth")
  expect(transportOf({ ...SERVER, host: "", sealed }, SECRET)).toBeNull()
})
