import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(__dirname, "..", "..", "..")
const { SHOP_URL = "", STRIPE_EMULATOR_URL = "" } = process.env

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" })
  return { status, stdout, stderr }
}

describe("The API client", () => {
  it("the API client is generated from the API description that the shop serves (npm run openapi)", async () => {
    const committed: unknown = JSON.parse(
      readFileSync(join(root, "packages", "shop-client", "openapi.json"), "utf8"),
    )
    const response = await fetch(new URL("/api/openapi.json", SHOP_URL))
    expect({ ...((await response.json()) as object), servers: [] }).toEqual(committed)
  })

  it("the script in the documentation buys with the API client", () => {
    const script = join("docs", "buy-through-the-api.mjs")
    const { status, stdout, stderr } = run(script, SHOP_URL, STRIPE_EMULATOR_URL)
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
    expect(stdout).toMatch(/Order BP-\d{4}-\d+: €\d+\.\d\d paid\.\n$/)
  })

  it("the documentation contains the same script that the test runs", () => {
    const [page, script] = ["md", "mjs"].map((ending) =>
      readFileSync(join(root, "docs", `buy-through-the-api.${ending}`), "utf8"),
    )
    expect(page).toContain(`\`\`\`js\n${script ?? ""}\`\`\`\n`)
  })
})
