import { randomBytes } from "node:crypto"

const { requiredSecret } = jest.requireActual<{
  requiredSecret: (env: NodeJS.ProcessEnv, name: string) => string | undefined
}>("./required-secret.js")
const configured = (NODE_ENV: string, JWT_SECRET: string) =>
  requiredSecret({ NODE_ENV, JWT_SECRET }, "JWT_SECRET")

describe("A secret", () => {
  it("can be any long random text in production", () => {
    const secret = randomBytes(16).toString("hex")
    expect(configured("production", secret)).toBe(secret)
  })

  it.each([
    ["the secret of Medusa's guides", "supersecret"],
    ["short", randomBytes(15).toString("hex")],
    ["a common word with a suffix", "supersecret-supersecret-supersecret-42"],
    ["a request to change it", "change_me_please_in_production_0123456"],
    ["one repeated letter", "a".repeat(64)],
  ])("cannot be %s in production: the engine does not start", (_name, secret) => {
    expect(() => configured("production", secret)).toThrow(/^JWT_SECRET .+at least 32 random characters/)
  })

  it("can be anything in development", () => {
    expect(configured("development", "x")).toBe("x")
  })
})
