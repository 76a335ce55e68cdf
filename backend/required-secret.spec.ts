import { randomBytes } from "node:crypto"
import { spawnSync } from "node:child_process"
import { join } from "node:path"

function configured(NODE_ENV: string, JWT_SECRET?: string): string {
  const script = `require(${JSON.stringify(join(__dirname, "required-secret.js"))}).requiredSecret(process.env, "JWT_SECRET")`
  const env = { NODE_ENV, PATH: process.env.PATH ?? "", ...(JWT_SECRET !== undefined && { JWT_SECRET }) }
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--print", script], {
    env,
    encoding: "utf8",
  })
  return status === 0 ? stdout.trim() : (/Error: .+/.exec(stderr)?.[0] ?? stderr)
}

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
  ])("cannot be %s in production: the engine exits with an error", (_name, secret) => {
    expect(configured("production", secret)).toMatch(/^Error: JWT_SECRET .+at least 32 random characters/)
  })

  it("can be anything in development", () => {
    expect(configured("development", "x")).toBe("x")
  })
})
