// Compiles the sources of a plugin as `medusa plugin:build` does, or those of a package, without checking types: that is
// done once, for all.
// usage: node transpile.mjs FOLDER_OF_THE_WORKSPACE
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"
import { pathToFileURL } from "node:url"
import ts from "typescript"
import { outputOf, root } from "../paths.mjs"

const { options } = ts.convertCompilerOptionsFromJson(
  JSON.parse(readFileSync(join(root, "tsconfig.base.json"), "utf8")).compilerOptions,
  root,
)
/** All of them are CommonJS packages; said here, as one file alone does not tell. */
const compilerOptions = { ...options, module: ts.ModuleKind.CommonJS, moduleResolution: undefined }

const isSource = (/** @type {string} */ name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name)
/** Extensions of Medusa Admin run in a browser: bundle-admin.mjs builds them. */
const isOfAdmin = (/** @type {string} */ workspace, /** @type {string} */ file) =>
  relative(workspace, file).startsWith(join("src", "admin", sep))

/**
 * Puts one source file into its workspace's build, in milliseconds; one that is gone is taken out.
 * @param {string} workspace folder of a plugin, a package or the backend @param {string} file source file in it
 */
export function transpileInto(workspace, file) {
  if (isOfAdmin(workspace, file)) return
  const output = outputOf(workspace, file).replace(/\.tsx?$/, ".js")
  let source
  try {
    source = readFileSync(file, "utf8")
  } catch {
    return rmSync(output, { force: true })
  }
  mkdirSync(dirname(output), { recursive: true })
  writeFileSync(output, ts.transpileModule(source, { fileName: file, compilerOptions }).outputText)
}

/** @param {string} workspace */
function transpileAll(workspace) {
  rmSync(outputOf(workspace), { recursive: true, force: true })
  const entries = readdirSync(join(workspace, "src"), { recursive: true, withFileTypes: true })
  for (const entry of entries)
    if (entry.isFile() && isSource(entry.name)) transpileInto(workspace, join(entry.parentPath, entry.name))
}

const [, program, workspace] = process.argv
if (program && workspace && import.meta.url === pathToFileURL(program).href) transpileAll(workspace)
