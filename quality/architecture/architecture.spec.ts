import { exists, read, workspaces } from "./workspaces"

const page = read("docs", "architecture.md")

const picture = (/```text\n([\s\S]*?)```/.exec(page)?.[1] ?? "")
  .split("\n")
  .map((line) =>
    line
      .slice("programs   ".length)
      .split("·")
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .filter((names) => names.length > 0)
const lineOf = (name: string) => picture.findIndex((names) => names.includes(name))

/** Extensions are not in the picture, because no package depends on them. */
const isExtension = (folder: string) => exists("shop.config.js", folder)

describe("The picture in docs/architecture.md", () => {
  it("shows every package once", () => {
    const expected = workspaces.filter(({ folder }) => !isExtension(folder))
    expect(picture.flat().sort()).toEqual(expected.map(({ name }) => name).sort())
  })

  it.each(workspaces)("shows the dependencies of $folder below it", ({ name, dependencies }) => {
    expect(dependencies.filter((needed) => lineOf(needed) <= lineOf(name))).toEqual([])
  })
})

describe("The table in docs/architecture.md", () => {
  it("names existing files and folders", () => {
    const paths = [...page.matchAll(/`((?:storefront|plugins|packages|backend|tools|quality)\/[^`]*)`/g)]
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.map(([, path = ""]) => path).filter((path) => !exists(path))).toEqual([])
  })
})

describe.each(workspaces)("The workspace $folder", (workspace) => {
  const { name, folder, dependencies, devDependencies, imported, importedByTests } = workspace

  it("declares exactly the workspaces that it imports", () => {
    // The application also needs the dependencies of medusa-config.js, which is outside its folder.
    if (name !== "backend") expect([...dependencies].sort()).toEqual(imported)
    else expect(dependencies).toEqual(expect.arrayContaining(imported))
    expect([...devDependencies].sort()).toEqual(importedByTests)
  })

  if (/^(plugins|packages)\//.test(folder))
    it("has a README that names existing folders and files", () => {
      const named = [...read(folder, "README.md").matchAll(/`((?:src|dist)\/[\w/.-]+)`/g)]
      const missing = named.map(([, path = ""]) => path).filter((path) => !exists(path, folder))
      expect(missing).toEqual([])
    })
})

describe("The list of plugins", () => {
  const plugins = workspaces
    .filter(({ folder }) => folder.startsWith("plugins/") && !isExtension(folder))
    .map(({ name }) => name)
    .sort()

  it("is the same as in medusa-config.js", () => {
    const [, list = ""] = /\n {2}plugins: \[([\s\S]*?)\n {2}\]/.exec(read("medusa-config.js")) ?? []
    const named = [...list.matchAll(/resolve: "@bon-perroquet\/([a-z-]+)"/g)].map(([, name = ""]) => name)
    expect(named.sort()).toEqual(plugins)
  })

  it("is part of the application's dependencies", () => {
    const { dependencies = [] } = workspaces.find(({ name }) => name === "backend") ?? {}
    expect(dependencies).toEqual(expect.arrayContaining(plugins))
  })
})
