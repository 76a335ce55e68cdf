// Compiles a plugin (like `medusa plugin:build`), the backend (like `medusa build`), a package or the edge. Does not
// check types, which one check does for all.
// usage: node transpile.mjs FOLDER_OF_A_WORKSPACE …
import { randomUUID } from "node:crypto"
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join, relative, sep } from "node:path"
import { pathToFileURL } from "node:url"
import { transformSync } from "@swc/core"
import { backend, buildId, edgeSources, outputOf } from "../paths.mjs"

const ECMASCRIPT = /** @type {const} */ ({ type: "es6" })

/**
 * Returns the options for modules of a workspace. Without `exportInteropAnnotation`, ECMAScript modules could not import
 * single names from CommonJS. Packages of third parties are loaded at their first use, which saves a tenth of the
 * engine's start. Packages of Medusa must not be, because loading one while a workflow is composed would change the
 * workflow.
 * @param {string} workspace
 */
function modulesOf(workspace) {
  if (workspace === edgeSources) return ECMASCRIPT
  const { dependencies = {} } = JSON.parse(readFileSync(join(workspace, "package.json"), "utf8"))
  const lazy = Object.keys(dependencies).filter((name) => !/^@(medusajs|bon-perroquet)\//.test(name))
  return /** @type {const} */ ({ type: "commonjs", exportInteropAnnotation: true, lazy })
}

/** @typedef {ReturnType<typeof modulesOf>} Modules */

/** Options of swc, which is twenty times as fast as tsc. */
const options = (/** @type {string} */ file, /** @type {Modules} */ module) =>
  /** @type {const} */ ({
    filename: file,
    sourceFileName: basename(file),
    swcrc: false,
    sourceMaps: true,
    module,
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
  renewBuildId()
  transpileFile(workspace, file, modulesOf(workspace))
}

function renewBuildId() {
  mkdirSync(dirname(buildId), { recursive: true })
  writeFileSync(buildId, randomUUID())
}

/** @param {string} workspace @param {string} file @param {Modules} modules */
function transpileFile(workspace, file, modules) {
  if (isOfAdmin(workspace, file)) return
  const output = outputOf(workspace, file).replace(/\.tsx?$/, ".js")
  let source
  try {
    source = readFileSync(file, "utf8")
  } catch {
    for (const path of [output, `${output}.map`]) rmSync(path, { force: true })
    return
  }
  mkdirSync(dirname(output), { recursive: true })
  const { code, map } = transformSync(source, options(file, modules))
  writeFileSync(output, `${code}//# sourceMappingURL=${basename(output)}.map`)
  writeFileSync(`${output}.map`, map ?? "")
}

/** Files that are compiled into the output's root, in which the engine runs. */
const BESIDE = ["instrumentation.ts", "medusa-config.js"]

/** Compiles all source files of a workspace. @param {string} workspace */
function transpileAll(workspace) {
  const modules = modulesOf(workspace)
  const sources = workspace === edgeSources ? workspace : join(workspace, "src")
  rmSync(outputOf(workspace, sources), { recursive: true, force: true })
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isSource(entry.name))
      transpileFile(workspace, join(entry.parentPath, entry.name), modules)
  if (workspace !== backend) return
  for (const name of BESIDE) transpileFile(workspace, join(workspace, name), modules)
  copyFileSync(join(workspace, "package.json"), outputOf(workspace, join(workspace, "package.json")))
}

const [, program, ...workspaces] = process.argv
if (program && import.meta.url === pathToFileURL(program).href) {
  renewBuildId()
  for (const one of workspaces) transpileAll(one)
}
