import { execFileSync } from "node:child_process"
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { Extra } from "@bon-perroquet/checkout/extras"
import { SHIPPED_LANGUAGES } from "@bon-perroquet/contract/sets"

const root = join(__dirname, "../..")
const page = readFileSync(join(root, "docs/extending/gift-wrapping.md"), "utf8")
const FOLDER = "plugins/sales/gift-wrapping"

const files = [...page.matchAll(/^`([^`\n]+)`\n\n```ts\n([\s\S]*?)```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
)

describe("The tutorial for an extra", () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "extra-")))
  afterAll(() => rmSync(copy, { recursive: true }))

  it("adds an extra to the checkout in each language", async () => {
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
    for (const { path, text } of files) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    }
    const { default: created } = (await import(join(copy, files[0]?.path ?? ""))) as {
      default: { service: new (container: unknown, options?: object) => Extra; serviceName?: string }
    }
    const on = new created.service({}, { price_cents: () => 200 })
    expect(on).toMatchObject({ code: "gift_wrapping", isOffered: true, price_cents: 200 })
    for (const language of SHIPPED_LANGUAGES) expect(on.describe(language).name).not.toBe("")
    expect(new created.service({}).isOffered).toBe(false)
  })

  it("contains all code of the shipped plugin, and every file that the engine loads from it", () => {
    const source = join(root, FOLDER, "src")
    const code = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".spec.ts"))
      .map((name) => join(FOLDER, "src", name))
    expect(files.map(({ path }) => path).sort()).toEqual(code.sort())
    for (const { path, text } of files) expect(text).toBe(readFileSync(join(root, path), "utf8"))
    const [, config] = /```js\n([\s\S]*?)```/.exec(page) ?? []
    expect(config).toBe(readFileSync(join(root, FOLDER, "shop.config.js"), "utf8"))
  })

  it("leaves all other code unchanged", () => {
    const files = execFileSync("git", ["grep", "-liE", "gift[-_]?wrapping", "--", ".", `:!${FOLDER}`], {
      cwd: root,
      encoding: "utf8",
    })
    const code = files
      .trim()
      .split("\n")
      // Documents and lists of environment variables may also name the plugin.
      .filter(
        (path) =>
          !/\.(md|yml)$|^\.env\.example$|^tools\/start\/settings\/variables\/|^package-lock\.json$|^quality\/|\.e2e\.ts$/.test(
            path,
          ),
      )
    expect(code).toEqual([])
  })
})
