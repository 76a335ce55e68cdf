import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { read, root, workspaces } from "../architecture/workspaces"

interface Manifest {
  name: string
  version?: string
  private?: boolean
  license?: string
  keywords?: string[]
  files?: string[]
  exports?: Record<string, string | Record<string, string>>
  peerDependencies?: Record<string, string>
}

const packs = workspaces
  .filter(({ folder }) => /^(plugins|packages)\//.test(folder))
  .map((workspace) => ({
    ...workspace,
    manifest: JSON.parse(read(workspace.folder, "package.json")) as Manifest,
  }))
  .filter(({ manifest }) => !manifest.private)

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
      )
    : []

/** Returns the source of a built file: `dist/money.js` is compiled from `src/money.ts`. */
const sourceOf = (built: string): string =>
  built.replace(/^\.\/(dist|\.medusa\/server\/src)\//, "src/").replace(/\.m?js$/, "")

/** Returns true for bundles of Medusa Admin, which have no source file of the same name. */
const isAdminBundle = (file: string) => file.includes("/src/admin/index.")

describe.each(packs)("The pack of $folder", ({ folder, manifest }) => {
  const inside = (path: string) => join(root, folder, path)

  it("has what a published package needs: version, licence and a list of its files", () => {
    expect(manifest).toMatchObject({ version: expect.stringMatching(/^\d/) as string, license: "MIT" })
    expect(manifest.files?.length).toBeGreaterThan(0)
  })

  it("exports files that have a source", () => {
    const sources = filesBelow(inside("src")).map((file) =>
      relative(inside("."), file).replace(/\.tsx?$/, ""),
    )
    const exported = Object.values(manifest.exports ?? {}).flatMap((target) =>
      typeof target === "string" ? [target] : Object.values(target),
    )
    const missing = exported
      .filter(
        (file) => /^\.\/(dist|\.medusa)\//.test(file) && !file.endsWith(".d.ts") && !isAdminBundle(file),
      )
      .filter((file) => {
        const [before = "", after = ""] = sourceOf(file).split("*")
        return !sources.some((source) =>
          sourceOf(file).includes("*")
            ? source.startsWith(before) && source.endsWith(after)
            : source === sourceOf(file),
        )
      })
    expect(missing).toEqual([])
  })

  it("imports no file outside its folder", () => {
    const outside = filesBelow(inside("src"))
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\/testing\//.test(file))
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/(?:from|import|require)\s*\(?\s*["'](\.\.?\/[^"']*)["']/g)]
          .map(([, path = ""]) => join(dirname(file), path))
          .filter((target) => relative(inside("."), target).startsWith(".."))
          .map((target) => `${relative(root, file)} → ${relative(root, target)}`),
      )
    expect(outside).toEqual([])
  })

  it("accepts each newer minor version of Medusa", () => {
    const exact = Object.entries(manifest.peerDependencies ?? {}).filter(([, range]) => /^\d/.test(range))
    expect(exact).toEqual([])
  })

  if (folder.startsWith("plugins/"))
    it("has the keywords by which Medusa's plugin list finds it", () => {
      expect(manifest.keywords).toEqual(expect.arrayContaining(["medusa-plugin", "medusa-v2"]))
    })
})

/**
 * Maximum number of other workspaces that a plugin needs in another application, at most three. Lower a number when you
 * remove an import, and never raise one.
 */
const CEILINGS: Record<string, number> = {
  ...{ "shop-client": 0, "lease-locking": 1, "price-history": 1, "shop-settings": 1 },
  ...{ bpost: 2, checkout: 2, languages: 2, peppol: 2, reviews: 2, sendcloud: 2 },
  ...{ "stock-movements": 2, vat: 2, wishlist: 2 },
  ...{ "bank-transfer": 3, "gift-wrapping": 3, insight: 3, invoices: 3, "lot-tracking": 3, mail: 3 },
  ...{ segments: 3, stripe: 3, webhooks: 3 },
}

describe("The number of workspaces that a plugin needs", () => {
  const needed = new Map(workspaces.map(({ name, dependencies }) => [name, dependencies]))
  const pulledIn = (name: string, before = new Set<string>()): Set<string> => {
    for (const one of needed.get(name) ?? []) if (!before.has(one)) pulledIn(one, before.add(one))
    return before
  }

  it.each(Object.entries(CEILINGS))("is at most the ceiling for %s", (name, most) => {
    const found = [...pulledIn(name)]
    expect(found.length <= most ? [] : found).toEqual([])
  })

  it("is the same as in the table in docs/extending/plugins-elsewhere.md", () => {
    const rows = [
      ...read("docs/extending/plugins-elsewhere.md").matchAll(/^\| \[([\w-]+)\][^|]*\| +(\d+) \|/gm),
    ]
    expect(rows.map(([, name]) => name).filter((name = "") => !(name in CEILINGS))).toEqual([])
    expect(rows).toHaveLength(15)
    expect(rows.map(([, name = "", number]) => [name, Number(number)])).toEqual(
      rows.map(([, name = ""]) => [name, pulledIn(name).size]),
    )
  })
})
