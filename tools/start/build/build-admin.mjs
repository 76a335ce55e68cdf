// Builds Medusa Admin with the extensions of all plugins, like `medusa build`, but from the sources of this repository's
// plugins instead of their bundles. It does not build the backend, which transpile.mjs does.
// usage: node build-admin.mjs FOLDER_OF_THE_BACKEND
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { build } from "@medusajs/admin-bundler"
import { getResolvedPlugins } from "@medusajs/framework/utils"
import { PLUGINS, pluginDir } from "../plugins.mjs"

const [, , folder] = process.argv
if (!folder) throw new Error("usage: node build-admin.mjs FOLDER_OF_THE_APPLICATION")
process.chdir(folder)
const fromBackend = createRequire(join(folder, "package.json"))
/** @type {import("@medusajs/framework/types").ConfigModule} */
const config = fromBackend("./medusa-config.js")

const bundler = createRequire(createRequire(import.meta.url).resolve("@medusajs/admin-bundler"))
const dashboard = dirname(bundler.resolve("@medusajs/dashboard"))

/** Returns the names of the classes in a style sheet, without escapes. @param {string} css */
const classesIn = (css) =>
  [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = ""]) =>
    name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_escape, code, character) =>
      code ? String.fromCodePoint(parseInt(code, 16)) : character,
    ),
  )

// Tailwind finds the classes of the dashboard in its style sheet. In its 14 MB of JavaScript it finds no others, and
// needs a third of the build's time.
const tailwind = bundler("tailwindcss")
const loaded = fromBackend.cache[bundler.resolve("tailwindcss")]
const isScanned = (/** @type {string} */ glob) =>
  ![dashboard, dirname(bundler.resolve("@medusajs/ui"))].some((folder) => glob.startsWith(folder))
if (loaded)
  loaded.exports = (/** @type {{ config: { content: string[] } }} */ { config: { content, ...others } }) => {
    const raw = classesIn(readFileSync(join(dashboard, "app.css"), "utf8")).join("\n")
    return tailwind({ config: { ...others, content: [...content.filter(isScanned), { raw }] } })
  }

/** Sources of the extensions in this repository's plugins, by package name. */
const OWN = new Map(PLUGINS.map((name) => [`@bon-perroquet/${name}`, join(pluginDir(name), "src", "admin")]))
const admins = (await getResolvedPlugins(folder, config)).flatMap(({ name, admin }) => {
  if (!admin) return []
  const source = OWN.get(name)
  return source ? { source } : { package: admin.resolve }
})
await build({
  ...config.admin,
  sources: admins.flatMap(({ source }) => source ?? []),
  plugins: admins.flatMap(({ package: name }) => name ?? []),
  outDir: join(folder, ".medusa", "server", "public", "admin"),
})
process.exit()
