import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import ts from "typescript"
import { root } from "./paths.mjs"

/** The same output as a build's, without its types: they are the editor's and the type checker's matter. */
const { options } = ts.convertCompilerOptionsFromJson(
  JSON.parse(readFileSync(join(root, "tsconfig.base.json"), "utf8")).compilerOptions,
  root,
)

/**
 * Puts one changed source file into its workspace's build, in milliseconds.
 * @param {string} workspace folder of a plugin or the backend @param {string} file source file in it
 */
export function transpileInto(workspace, file) {
  const output = join(workspace, ".medusa", "server", relative(workspace, file)).replace(/\.tsx?$/, ".js")
  let source
  try {
    source = readFileSync(file, "utf8")
  } catch {
    return rmSync(output, { force: true })
  }
  const { outputText } = ts.transpileModule(source, {
    fileName: file,
    compilerOptions: { ...options, module: ts.ModuleKind.CommonJS, moduleResolution: undefined },
  })
  mkdirSync(dirname(output), { recursive: true })
  writeFileSync(output, outputText)
}
