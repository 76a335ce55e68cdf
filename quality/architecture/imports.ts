import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import ts from "typescript"
import { root } from "./workspaces"

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
  customConditions: ["bon-perroquet-source"],
  allowJs: true,
}
const host = ts.createCompilerHost(options)
const cache = ts.createModuleResolutionCache(root, (name) => name, options)

export const isTest = (file: string): boolean =>
  /\.(spec|e2e)\.tsx?$|\/(testing|e2e)\//.test(file) || file.startsWith("packages/testing/")

export interface Import {
  target: string
  isType: boolean
}

const isTypeOnly = (elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>): boolean =>
  elements.length > 0 && elements.every((each) => each.isTypeOnly)

function ofTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause: named, isTypeOnly: whole } = statement
    return whole || Boolean(named && ts.isNamedExports(named) && isTypeOnly(named.elements))
  }
  const { importClause: clause } = statement
  if (!clause) return false
  const { namedBindings: named } = clause
  const onlyTypes = named && ts.isNamedImports(named) && isTypeOnly(named.elements)
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || Boolean(!clause.name && onlyTypes)
}

/** Matches the text up to each module name. Parsing only this takes a fraction of the time. */
const STATEMENTS = /^(?:(?:import|export)\b[^;"'`]*?\bfrom|import)\s*"[^"\n]+"/gm

const byFile = new Map<string, Import[]>()

export function importsOf(file: string): Import[] {
  const before = byFile.get(file)
  if (before) return before
  const imports: Import[] = []
  const text = readFileSync(join(root, file), "utf8").match(STATEMENTS)?.join("\n") ?? ""
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue
    const from = statement.moduleSpecifier
    if (!from || !ts.isStringLiteral(from) || !/^(\.|@bon-perroquet\/)/.test(from.text)) continue
    const { resolvedModule } = ts.resolveModuleName(from.text, join(root, file), options, host, cache)
    const target = resolvedModule && relative(root, resolvedModule.resolvedFileName)
    if (target && /^(?!.*node_modules).*\.tsx?$/.test(target))
      imports.push({ target, isType: ofTypes(statement) })
  }
  byFile.set(file, imports)
  return imports
}

/** Returns the file and all files that it loads, without type-only imports. */
export function loadedFor(file: string): string[] {
  const reached = new Set([file])
  for (const each of reached)
    for (const { target, isType } of importsOf(each)) if (!isType) reached.add(target)
  return [...reached].sort()
}

/** Returns the matching files of the repository, including files that Git does not track yet. */
export const filesMatching = (pattern: RegExp): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => pattern.test(file) && ts.sys.fileExists(join(root, file)))
