// Creates the missing migration folders of modules. The engine's migrator would create them, but the
// image's root is read-only at run time.
// usage: node deploy/image/empty-migrations.mjs
import { existsSync, mkdirSync, readdirSync } from "node:fs"
import { join, resolve } from "node:path"

const [, , root = "."] = process.argv

/** @returns {string[]} */
function modules() {
  const packages = join(root, "node_modules", "@medusajs")
  const plugins = join(root, "plugins")
  return [
    ...foldersIn(packages).map((folder) => join(folder, "dist")),
    ...foldersIn(plugins)
      .flatMap(foldersIn)
      .flatMap((folder) =>
        ["modules", "providers"].flatMap((kind) => foldersIn(join(folder, ".medusa", "server", "src", kind))),
      ),
  ]
}

/** @param {string} folder */
const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(folder, entry.name))
    : []

for (const folder of modules())
  if (existsSync(join(folder, "index.js"))) mkdirSync(resolve(folder, "migrations"), { recursive: true })
