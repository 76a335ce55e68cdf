import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"

export const root = join(__dirname, "..", "..")
export const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf8")

const SCOPE = "@bon-perroquet/"
const OUTPUTS = new Set(["node_modules", ".medusa", "dist", "test-results", "playwright-report"])
const isTest = (file: string) => /\.(spec|e2e)\.tsx?$|(^|\/)(testing|e2e)\//.test(file)

export interface Workspace {
  name: string
  folder: string
  dependencies: string[]
  devDependencies: string[]
  imported: string[]
  importedByTests: string[]
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder)).filter((name) => existsSync(join(root, folder, name, "package.json")))

export function exists(path: string, from = "."): boolean {
  const at = join(root, from, path)
  if (!existsSync(at)) return false
  return (
    !statSync(at).isDirectory() ||
    readdirSync(at, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (OUTPUTS.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return /\.(tsx?|[cm]?js)$/.test(entry.name) ? [path] : []
  })
}

const ours = (dependencies: Record<string, string> = {}): string[] =>
  Object.keys(dependencies).flatMap((name) => (name.startsWith(SCOPE) ? [name.slice(SCOPE.length)] : []))

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, "utf8").matchAll(/(?:from|import|require)\s*\(?\s*["']@bon-perroquet\/([a-z-]+)/g),
  ].map(([, name = ""]) => name)

export function workspaceIn(folder: string): Workspace {
  const name = folder.split("/").at(-1) ?? folder
  const manifest = JSON.parse(read(folder, "package.json")) as Manifest
  const files = filesBelow(join(root, folder))
  // The files of the package `testing` are not tests themselves.
  const testing = (file: string) => name !== "testing" && isTest(relative(join(root, folder), file))
  const unique = (some: string[]) =>
    [...new Set(some.flatMap(importsOf))].filter((other) => other !== name).sort()
  const imported = unique(files.filter((file) => !testing(file)))
  return {
    name,
    folder,
    dependencies: ours(manifest.dependencies),
    devDependencies: ours(manifest.devDependencies),
    imported,
    importedByTests: unique(files.filter(testing)).filter((other) => !imported.includes(other)),
  }
}

export const workspaces: Workspace[] = [
  ...["packages", ...readdirSync(join(root, "plugins")).map((group) => `plugins/${group}`)].flatMap(
    (folder) => foldersIn(folder).map((name) => `${folder}/${name}`),
  ),
  "backend",
  "storefront",
].map(workspaceIn)
