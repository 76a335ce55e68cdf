import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const root = join(__dirname, "..", "..", "..")
const medusa = pathToFileURL(join(__dirname, "medusa.mjs")).href

/** Upgrades the text of a manifest in Node.js, because Jest loads no ES modules. */
const upgraded = (manifest: string, before: string, after: string): string =>
  execFileSync(process.execPath, [
    ...["--input-type=module", "--eval"],
    `import { withVersion } from ${JSON.stringify(medusa)}
     process.stdout.write(withVersion(...${JSON.stringify([manifest, before, after])}))`,
  ]).toString()

describe("npm run upgrade-medusa", () => {
  it("replaces the exact versions of Medusa's packages, and keeps ranges and other packages", () => {
    const manifest = (version: string) => `{
      "dependencies": { "@medusajs/medusa": "${version}", "@medusajs/ui": "4.2.6", "zod": "2.21.2" },
      "peerDependencies": { "@medusajs/framework": "^2.21.2" }
    }`
    expect(upgraded(manifest("2.21.2"), "2.21.2", "2.22.0")).toBe(manifest("2.22.0"))
  })

  it("finds the same version of Medusa in every package.json", () => {
    const files = execFileSync("git", ["ls-files", "package.json", "*/package.json"], { cwd: root })
    const versions = files
      .toString()
      .trim()
      .split("\n")
      .flatMap((file) => [
        ...readFileSync(join(root, file), "utf8").matchAll(/"@medusajs\/(?!ui")[\w-]+": "(\d[^"]*)"/g),
      ])
      .map(([, version]) => version)
    expect(new Set(versions).size).toBe(1)
  })
})
