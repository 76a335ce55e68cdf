// Compiles a plugin (like `medusa plugin:build`), the backend (like `medusa build`), a package or the edge. Does not
// check types, which one check does for all.
// usage: node transpile.mjs FOLDER_OF_A_WORKSPACE …
import { randomUUID } from "node:crypto"
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join, relative, sep } from "node:path"
import { pathToFileURL } from "node:url"
import { transformSync } from "@swc/core"
import { backend, buildId, edgeSources, outputOf } from "../paths.mjs"

/**
 * Returns options for CommonJS modules. Without `exportInteropAnnotation`, ECMAScript modules could not import single
 * names from them. Packages of third parties are loaded at their first use, which saves a tenth of the engine's start.
 * Packages of Medusa must not be, because loading one while a workflow is composed would change the workflow.
 * @param {string} workspace
 */
const commonJs = (workspace) =>
  /** @type {const} */ ({ type: "commonjs", exportInteropAnnotation: true, lazy: thirdParties(workspace) })

/** @param {string} workspace @returns {string[]} */
function thirdParties(workspace) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(workspace, "package.json"), "utf8"))
  return Object.keys(dependencies).filter((name) => !/^@(medusajs|bon-perroquet)\//.test(name))
}

const ECMASCRIPT = /** @type {const} */ ({ type: "es6" })

/** Options of swc, which is twenty times as fast as tsc. */
const options = (/** @type {string} */ workspace, /** @type {string} */ file) =>
  /** @type {const} */ ({
    filename: file,
    sourceFileName: basename(file),
    swcrc: false,
    sourceMaps: true,
    module: workspace === edgeSources ? ECMASCRIPT : commonJs(workspace),
    jsc: { target: "es2022", parser: { syntax: "typescript", tsx: file.endsWith("x") } },
  })

const isSource = (/** @type {string} */ name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name)
/** Returns whether a file belongs to Medusa Admin, which build-admin.mjs builds. */
export const isOfAdmin = (/** @type {string} */ workspace, /** @type {string} */ file) =>
  relative(workspace, file).startsWith(join("src", "admin", sep))

/**
 * Compiles a source file. If the file was deleted, removes its output.
 * @param {string} workspace folder of a plugin, a package or the backend @param {string} file source file
 */
export function transpileInto(workspace, file) {
  if (isOfAdmin(workspace, file)) return
  renewBuildId()
  transpileFile(workspace, file)
}

function renewBuildId() {
  mkdirSync(dirname(buildId), { recursive: true })
  writeFileSync(buildId, randomUUID())
}

/** @param {string} workspace @param {string} file */
function transpileFile(workspace, file) {
  if (isOfAdmin(workspace, file)) return
  const output = outputOf(workspace, file).replace(/\.tsx?$/, ".js")
  let source
  try {
    source = readFileSync(file, "utf8")
  } catch {
    return rmSync(output, { force: true })
  }
  mkdirSync(dirname(output), { recursive: true })
  const { code, map } = transformSync(source, options(workspace, file))
  writeFileSync(output, `${code}//# sourceMappingURL=${basename(output)}.map`)
  writeFileSync(`${output}.map`, map ?? "")
}

/** Files that are compiled into the output's root, in which the engine runs. */
const BESIDE = ["instrumentation.ts", "medusa-config.js"]

/** Compiles all source files of a workspace. @param {string} workspace */
function transpileAll(workspace) {
  const sources = workspace === edgeSources ? workspace : join(workspace, "src")
  rmSync(outputOf(workspace, sources), { recursive: true, force: true })
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isSource(entry.name)) transpileFile(workspace, join(entry.parentPath, entry.name))
  if (workspace !== backend) return
  for (const name of BESIDE) transpileFile(workspace, join(workspace, name))
  copyFileSync(join(workspace, "package.json"), outputOf(workspace, join(workspace, "package.json")))
}

const [, program, ...workspaces] = process.argv
if (program && import.meta.url === pathToFileURL(program).href) {
  renewBuildId()
  for (const one of workspaces) transpileAll(one)
}
