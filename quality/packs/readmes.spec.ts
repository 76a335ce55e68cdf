import { readdirSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { exists, read, root, workspaces } from "../architecture/workspaces"

/** Folders of the plugins that docs/extending/plugins-elsewhere.md lists. */
const folders = [
  ...read("docs/extending/plugins-elsewhere.md").matchAll(
    /^\| \[[\w-]+\]\(\.\.\/\.\.\/(plugins\/[\w/-]+)\)/gm,
  ),
].map(([, folder = ""]) => folder)

/** Returns the lines below a heading of the second level. */
const sectionOf = (text: string, heading: string): string =>
  text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0]?.trim() ?? ""

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$|^testing\//.test(file))
    .map((file) => read(folder, "src", file))

/** Returns the first node below a node that fits. */
function firstIn<T extends ts.Node>(node: ts.Node, fits: (node: ts.Node) => node is T): T | undefined {
  return fits(node) ? node : ts.forEachChild(node, (child) => firstIn(child, fits))
}

const isSchema = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) && node.name.getText() === "optionsSchema"

/** Returns the names of the options that the plugin accepts. */
function optionsOf(folder: string, name: string): string[] {
  const source = sourcesIn(folder).find((text) => text.includes(`checkedOptions("@bon-perroquet/${name}"`))
  if (!source) return []
  const file = ts.createSourceFile("options.ts", source, ts.ScriptTarget.Latest, true)
  const schema = firstIn(file, isSchema)
  const shape = schema && firstIn(schema, ts.isObjectLiteralExpression)
  return shape?.properties.map((property) => property.name?.getText() ?? "") ?? []
}

it("Fourteen plugins are listed", () => {
  expect(folders).toHaveLength(14)
})

describe.each(folders)("The README of %s", (folder) => {
  const { name = "" } = workspaces.find((workspace) => workspace.folder === folder) ?? {}
  const text = read(folder, "README.md")

  it("has a configuration and limits", () => {
    expect(sectionOf(text, "Install")).toContain(`"@bon-perroquet/${name}`)
    expect(sectionOf(text, "Limits")).toMatch(/^- /)
  })

  it("lists exactly the options that the plugin checks at start", () => {
    const cells = [...sectionOf(text, "Options").matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, cell = ""]) => cell)
    const listed = cells.flatMap((cell) => cell.split(", ").map((option) => option.replaceAll("`", "")))
    expect(listed.sort()).toEqual(optionsOf(folder, name).sort())
  })

  if (exists("src/admin", folder))
    it("shows the screen that it adds to Medusa Admin", () => {
      expect(text).toMatch(/!\[.+\]\(\.\.\/\.\.\/\.\.\/docs\/pictures\/[\w-]+\.webp\)/)
    })
})
