import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const folder = mkdtempSync(join(tmpdir(), "shop-plan-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Calls a function in Node.js, because Jest loads no ES modules. Returns its result, or the message of its error. */
function called(module: string, name: string, ...given: unknown[]): unknown {
  const code = `import { ${name} } from ${JSON.stringify(join(__dirname, module))}
    try { console.log(JSON.stringify(${name}(...${JSON.stringify(given)}))) }
    catch (error) { console.log(JSON.stringify(error.message)) }`
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" })
  return JSON.parse(output)
}

it("the environment of a rehearsal's copy contains features and signing secrets, but no address or key", () => {
  const outside = {
    ...{ SMTP_URL: "smtps://mail", STRIPE_API_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    ...{ STRIPE_API_KEY_FILE: "/run/secrets/stripe", BPOST_ACCOUNT: "1", SENDCLOUD_PUBLIC_KEY: "k" },
    ...{ SENDCLOUD_SECRET_KEY: "s", PEPPOL_ACCESS_POINT: "e-invoice.be", PEPPOL_API_KEY: "p" },
    ...{ S3_BUCKET: "pictures", DATABASE_URL: "postgres://shop", REDIS_URL: "redis://shop" },
    ...{ SHOP_URL: "https://shop.example", SHOP_ORIGINS: "https://other.example", UPLOADS_DIR: "/uploads" },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: "https://traces", METRICS_TOKEN: "m" },
  }
  const inside = {
    PATH: "/bin",
    LOTS: "on",
    REVIEWS: "off",
    VAT_SCHEME: "franchise",
    JWT_SECRET: "j",
    COOKIE_SECRET: "c",
  }
  expect(called("isolated.mjs", "isolatedEnvironment", { ...outside, ...inside }, folder)).toEqual(inside)
})

describe("A plan", () => {
  const planOf = (content: unknown) => {
    const file = join(folder, "plan.json")
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content))
    return called("../import/steps.mjs", "readPlan", file)
  }

  it("a rehearsal plan contains files by relative path, and the system that wrote a product file", () => {
    writeFileSync(join(folder, "products.csv"), "")
    const steps = [{ kind: "woocommerce", files: ["products.csv"], reading: { prices_include_vat: true } }]
    expect(planOf({ steps })).toEqual([
      {
        ...{ kind: "products", path: "/imports", files: [join(folder, "products.csv")] },
        reading: { layout: "woocommerce", prices_include_vat: true },
      },
    ])
  })

  it.each([
    ["no JSON", "not valid JSON"],
    [{}, 'needs "steps"'],
    [{ steps: [{ kind: "gift-cards", files: ["x.csv"] }] }, "is no kind of file"],
    [{ steps: [{ kind: "orders" }] }, "Name the files of orders"],
    [{ steps: [{ kind: "orders", files: ["missing.csv"] }] }, "missing.csv does not exist"],
  ])("a rehearsal plan with %j is rejected: %s", (content, reason) => {
    expect(planOf(content)).toContain(reason)
  })
})

/** Creates the folder of a copy in Node.js. Returns the message of its error, or "". */
function createOwnFolder(own: string): string {
  const code = `import { createOwnFolder } from ${JSON.stringify(join(__dirname, "own-folder.mjs"))}
    await createOwnFolder(${JSON.stringify(own)}).catch(({ message }) => console.log(message))`
  return execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" }).trim()
}

it.each([true, false])("a rehearsal keeps a folder that it did not create (with a file: %s)", (hasFile) => {
  const existing = join(folder, `photos-${hasFile}`)
  const file = join(existing, "photo.jpg")
  mkdirSync(existing)
  if (hasFile) writeFileSync(file, "photo")
  expect(createOwnFolder(existing)).toContain("Name a folder that does not exist")
  expect(existsSync(existing)).toBe(true)
  if (hasFile) expect(readFileSync(file, "utf8")).toBe("photo")
})

it("a rehearsal does not delete the folder of another one that is copying the shop", async () => {
  const own = join(folder, "busy")
  const code = `import { createOwnFolder } from ${JSON.stringify(join(__dirname, "own-folder.mjs"))}
    await createOwnFolder(${JSON.stringify(own)})
    console.log("ready"); process.stdin.resume()`
  const first = spawn(process.execPath, ["--input-type=module", "--eval", code])
  await once(first.stdout, "data")
  expect(createOwnFolder(own)).toContain("already running")
  first.kill()
  await once(first, "exit")
  expect(createOwnFolder(own)).toBe("")
})

it("a rehearsal replaces the folder that a killed one left", () => {
  const own = join(folder, "new", "copy")
  expect(createOwnFolder(own)).toBe("")
  writeFileSync(join(own, "row"), "Ada")
  expect(createOwnFolder(own)).toBe("")
  expect(existsSync(join(own, "row"))).toBe(false)
})
