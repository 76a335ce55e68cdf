import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const preload = pathToFileURL(join(__dirname, "read-settings.mjs")).href
const folder = mkdtempSync(join(tmpdir(), "settings-"))
const file = join(folder, "secret")
beforeAll(() => writeFileSync(file, "p/w#1?@ü%\n"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the value of `name` after the settings are read. */
function settingOf(name: string, env: Record<string, string>): string {
  const args = ["--import", preload, "--print", `String(process.env[${JSON.stringify(name)}])`]
  return execFileSync(process.execPath, args, {
    env: { PATH: process.env["PATH"], ...env },
    encoding: "utf8",
  }).trimEnd()
}

it("a secret is read from the file in NAME_FILE", () => {
  expect(settingOf("JWT_SECRET", { JWT_SECRET_FILE: file })).toBe("p/w#1?@ü%")
})

it("a variable takes precedence over its file", () => {
  expect(settingOf("JWT_SECRET", { JWT_SECRET_FILE: file, JWT_SECRET: "given" })).toBe("given")
})

it("DATABASE_PASSWORD is inserted into the database's address, whatever its characters", () => {
  const url = settingOf("DATABASE_URL", {
    DATABASE_URL: "postgres://shop@postgres:5432/shop?lock_timeout=1",
    DATABASE_PASSWORD_FILE: file,
  })
  expect(decodeURIComponent(new URL(url).password)).toBe("p/w#1?@ü%")
  expect(new URL(url)).toMatchObject({ hostname: "postgres", pathname: "/shop", search: "?lock_timeout=1" })
})

it("a password in the address takes precedence over DATABASE_PASSWORD", () => {
  const env = { DATABASE_URL: "postgres://shop:own@host/shop", DATABASE_PASSWORD: "another" }
  expect(settingOf("DATABASE_URL", env)).toBe("postgres://shop:own@host/shop")
})

it("an empty variable is ignored", () => {
  expect(settingOf("VAT_SCHEME", { VAT_SCHEME: "" })).toBe("undefined")
})

it("the error names a file that cannot be read", () => {
  expect(() => settingOf("JWT_SECRET", { JWT_SECRET_FILE: join(folder, "none") })).toThrow(
    /The file of JWT_SECRET_FILE cannot be read/,
  )
})

it("the error hides an invalid address", () => {
  const urls = [
    "postgres://shop:1/secret@host/shop",
    "postgres://shop:se/cret@host/shop",
    "postgres://shop:1#secret@host/s",
  ]
  const start = JSON.stringify(pathToFileURL(join(__dirname, "../postgres/database.mjs")).href)
  const script = `import { requireReachable } from ${start}
    for (const url of ${JSON.stringify(urls)}) await requireReachable(url).catch((error) => console.log(error.message))`
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  })
  expect(output.match(/DATABASE_URL is not a valid URL/g)).toHaveLength(urls.length)
  expect(output).not.toMatch(/cret/)
})
