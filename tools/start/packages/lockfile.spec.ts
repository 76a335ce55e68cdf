import { readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(__dirname, "..", "..", "..")
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(root, ...path), "utf8"))

const KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"] as const
type Manifest = { name: string } & Partial<Record<(typeof KINDS)[number], Record<string, string>>>
type Locked = Manifest & { os?: string[]; libc?: string[] }

const { packages } = read("package-lock.json") as { packages: Record<string, Locked> }
const folders = Object.keys(packages).filter((path) => !path.includes("node_modules/"))

describe("package-lock.json", () => {
  it.each(folders)("package-lock.json has the dependencies of %s/package.json", (folder) => {
    const dependenciesOf = (manifest: Partial<Manifest> = {}) =>
      Object.fromEntries(KINDS.map((kind) => [kind, manifest[kind] ?? {}]))
    const manifest = read(folder, "package.json") as Manifest
    expect(dependenciesOf(packages[folder])).toEqual(dependenciesOf(manifest))
  })

  it("package-lock.json names the C library of every Linux binary", () => {
    const libraries = { glibc: /[-/](gnu|glibc|gnueabihf)$/, musl: /[-/](musl|musleabihf)$/ }
    const unnamed = Object.entries(packages).filter(
      ([path, { os, libc }]) =>
        os?.includes("linux") &&
        Object.entries(libraries).some(([name, suffix]) => suffix.test(path) && !libc?.includes(name)),
    )
    expect(unnamed.map(([path]) => path)).toEqual([])
  })

  // If the root depends on a workspace, npm 11.5.0 to 11.6.0 remove native packages below Vite (npm/cli pull request
  // 8576).
  it("the root package depends on no workspace, so that npm does not consider package-lock.json outdated", () => {
    const names = folders.map((folder) => (read(folder, "package.json") as Manifest).name)
    const dependencies = KINDS.flatMap((kind) => Object.keys(packages[""]?.[kind] ?? {}))
    expect(dependencies.filter((name) => names.includes(name))).toEqual([])
  })
})
