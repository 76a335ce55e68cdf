import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
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
