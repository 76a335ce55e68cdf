// Compiles the sources of a plugin as `medusa plugin:build` does, those of the application as `medusa build` does, or those of a
// package, without checking types: that is done once, for all.
// usage: node transpile.mjs FOLDER_OF_THE_WORKSPACE
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join, relative, sep } from "node:path"
import { pathToFileURL } from "node:url"
import { transformSync } from "@swc/core"
import { backend, outputOf } from "../paths.mjs"

/** All of them are CommonJS packages, as tsconfig.base.json has it; swc takes a twentieth of the compiler's time. */
const options = (/** @type {string} */ file) =>
  /** @type {const} */ ({
    filename: file,
    sourceFileName: basename(file),
    swcrc: false,
    sourceMaps: "inline",
    // So that Node finds the names that an ECMAScript module imports.
    module: { type: "commonjs", exportInteropAnnotation: true },
    jsc: { target: "es2022", parser: { syntax: "typescript", tsx: file.endsWith("x") } },
  })

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
  writeFileSync(output, transformSync(source, options(file)).code)
}

/** What the engine's application has beside its `src`; it runs in its build's folder as in one of its own. */
const BESIDE = ["instrumentation.ts", "medusa-config.js"]

/** @param {string} workspace */
function transpileAll(workspace) {
  const sources = join(workspace, "src")
  rmSync(outputOf(workspace, sources), { recursive: true, force: true })
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isSource(entry.name)) transpileInto(workspace, join(entry.parentPath, entry.name))
  if (workspace !== backend) return
  for (const name of BESIDE) transpileInto(workspace, join(workspace, name))
  copyFileSync(join(workspace, "package.json"), outputOf(workspace, join(workspace, "package.json")))
}

const [, program, workspace] = process.argv
if (program && workspace && import.meta.url === pathToFileURL(program).href) transpileAll(workspace)
