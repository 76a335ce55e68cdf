// Writes the type declarations of all packages and plugins next to their compiled files. Compiles all in one TypeScript
// program, because this takes as long as two separate ones.
// usage: node declare.mjs
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { outputOf, packageDir, root } from "../paths.mjs"
import { PLUGINS, pluginDir } from "../plugins.mjs"
import { runTask } from "../processes/task.mjs"
import { PACKAGES } from "./build-plan.mjs"

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc")
const folder = mkdtempSync(join(tmpdir(), "declarations-"))
const into = join(folder, "types")
const workspaces = [...PACKAGES.map(packageDir), ...PLUGINS.map(pluginDir)]
const sources = (/** @type {string} */ pattern, among = workspaces) =>
  among.map((workspace) => join(workspace, "src", pattern))

writeFileSync(
  join(folder, "tsconfig.json"),
  JSON.stringify({
    extends: join(root, "tsconfig.engine.json"),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, inlineSourceMap: false },
      ...{ outDir: into, rootDir: root, typeRoots: [join(root, "node_modules", "@types")] },
    },
    include: sources("**/*.ts"),
    exclude: [
      ...sources("admin"),
      ...sources("**/*.spec.ts"),
      ...sources("**/testing", PLUGINS.map(pluginDir)),
    ],
  }),
)
try {
  const failure = "The declarations cannot be written:"
  await runTask({ args: [tsc, "-p", join(folder, "tsconfig.json")], cwd: root, failure })
  for (const workspace of workspaces) {
    const declared = join(into, relative(root, workspace), "src")
    if (!existsSync(declared)) continue
    // Copies the declarations to the compiled files: in `dist` for a package, in `.medusa/server/src` for a plugin.
    for (const name of readdirSync(declared))
      cpSync(join(declared, name), outputOf(workspace, join(workspace, "src", name)), { recursive: true })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
