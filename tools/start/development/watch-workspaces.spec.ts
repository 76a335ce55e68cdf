import { execFile } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"

const at = (file: string) => JSON.stringify(pathToFileURL(join(__dirname, file)).href)

interface Seen {
  /** Targets of each rebuild. */
  rebuilt: string[][]
  failures: string[]
}

const CODE = "export const saved = 1"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "watch-"))
  for (const name of ["plugin/src/admin/widgets", "plugin/src/api", "admin-kit/src"])
    mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, "plugin/package.json"), "{}")
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * Watches a plugin and the admin kit, and saves each file after the rebuild for the one before.
 * @param files paths in the folder, and contents
 * @param rebuild body of the function, with `names` and `count`
 */
async function saved(files: [path: string, content: string][], rebuild = ""): Promise<Seen> {
  const script = `
    import { writeFileSync } from "node:fs"
    import { setTimeout as delay } from "node:timers/promises"
    import { watchWorkspaces } from ${at("watch-workspaces.mjs")}
    const folder = ${JSON.stringify(folder)}, rebuilt = [], failures = []
    const ends = watchWorkspaces({
      workspaces: [folder + "/plugin"],
      adminKit: folder + "/admin-kit",
      rebuild: async (names) => { const count = rebuilt.push(names); ${rebuild} },
      failed: (error) => failures.push(error.message),
    })
    const seen = () => rebuilt.length + failures.length
    for (const [path, content] of ${JSON.stringify(files)}) {
      const before = seen()
      writeFileSync(folder + "/" + path, content)
      while (seen() === before) await delay(10)
    }
    for (const end of ends) end()
    console.log(JSON.stringify({ rebuilt, failures }))`
  const args = ["--input-type=module", "--eval", script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 20_000 })
  return JSON.parse(stdout) as Seen
}

describe("`npm run dev`", () => {
  it("builds Medusa Admin again if an extension of Medusa Admin changes", async () => {
    const { rebuilt } = await saved([["plugin/src/admin/widgets/product.tsx", CODE]])
    expect(rebuilt).toEqual([["Medusa Admin"]])
    expect(existsSync(join(folder, "plugin/.medusa"))).toBe(false)
  })

  it("builds Medusa Admin again if the components of the extensions change", async () => {
    expect((await saved([["admin-kit/src/Section.tsx", CODE]])).rebuilt).toEqual([["Medusa Admin"]])
  })

  it("only transpiles the changed file of a plugin if Medusa Admin does not contain it", async () => {
    expect((await saved([["plugin/src/api/route.ts", CODE]])).rebuilt).toEqual([[]])
    expect(existsSync(join(folder, "plugin/.medusa/server/src/api/route.js"))).toBe(true)
  })

  it("builds again after a build that failed", async () => {
    const { rebuilt, failures } = await saved(
      [
        ["plugin/src/admin/widgets/product.tsx", CODE],
        ["plugin/src/admin/widgets/order.tsx", CODE],
      ],
      `if (count === 1) throw new Error("broken")`,
    )
    expect(rebuilt).toHaveLength(2)
    expect(failures).toEqual(["broken"])
  })

  it("reports a syntax error, and builds after it is corrected", async () => {
    const { rebuilt, failures } = await saved([
      ["plugin/src/api/route.ts", "export const = 1"],
      ["plugin/src/api/route.ts", CODE],
    ])
    expect(failures).toEqual([expect.stringContaining("Syntax Error")])
    expect(rebuilt).toEqual([[]])
  })
})
