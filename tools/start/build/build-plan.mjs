import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { fingerprint } from "./fingerprint.mjs"
import { backend, edgeSources, engineBuild, outputOf, packageDir, root, storefront } from "../paths.mjs"
import { PLUGINS, pluginDir } from "../plugins.mjs"
import { extensions } from "../../../backend/extensions.js"

/**
 * @typedef {object} Target one thing to build
 * @property {string} name
 * @property {string[]} after names of its dependencies
 * @property {string} cwd
 * @property {string} [transpiles] folder that one process transpiles, with those of other targets
 * @property {() => string[][]} [commands] arguments for node, run in sequence
 * @property {string} output must exist after the build
 * @property {string} stamp file with the fingerprint of the last build
 * @property {() => string} fingerprint of its sources
 */

export const transpile = join(import.meta.dirname, "transpile.mjs")
const buildAdmin = join(import.meta.dirname, "build-admin.mjs")
const bundleAdmin = join(import.meta.dirname, "bundle-admin.mjs")
const shared = [join(root, "package-lock.json"), join(root, "tsconfig.base.json")]
const storefrontRequire = createRequire(join(storefront, "package.json"))
const tsc = () => storefrontRequire.resolve("typescript/bin/tsc")

/** Packages that running programs load as CommonJS. */
export const PACKAGES = [
  "business-emulator",
  "carrier",
  "contract",
  "medusa-sql",
  "pg-listener",
  "search-index",
  "stripe-emulator",
  ...extensions().flatMap(({ emulator }) => (emulator ? [emulator.folder] : [])),
]

const sourcesIn = (/** @type {string} */ folder) =>
  ["src", "package.json", "tsconfig.build.json"].map((path) => join(folder, path))

const extendsAdmin = (/** @type {string} */ name) => existsSync(join(pluginDir(name), "src", "admin"))

/** Descriptions of API fields, generated from the comments of the contract. @type {Target} */
const notes = {
  name: "notes of the API",
  after: [],
  cwd: pluginDir("api-description"),
  commands: () => [["notes.mjs"]],
  output: join(pluginDir("api-description"), "src", "document", "generated", "notes.ts"),
  stamp: join(pluginDir("api-description"), ".medusa", "notes.fingerprint"),
  fingerprint: () =>
    fingerprint([
      ...shared,
      join(pluginDir("api-description"), "notes.mjs"),
      join(packageDir("contract"), "src"),
    ]),
}

/** Types of the API client, generated from the committed API description. @type {Target} */
const types = {
  name: "types of the API",
  after: [],
  cwd: packageDir("shop-client"),
  commands: () => [["generate.mjs"]],
  output: join(packageDir("shop-client"), "src", "generated", "schema.ts"),
  stamp: join(packageDir("shop-client"), "dist", "types.fingerprint"),
  fingerprint: () =>
    fingerprint([
      ...shared,
      ...["generate.mjs", "openapi.json"].map((name) => join(packageDir("shop-client"), name)),
    ]),
}

/** @type {Target[]} */
export const GENERATED = [notes, types]

/** @param {string} name @returns {Target} */
const plugin = (name) => ({
  name: `plugins/${name}`,
  after: name === "api-description" ? [notes.name] : [],
  cwd: pluginDir(name),
  transpiles: pluginDir(name),
  output: join(pluginDir(name), ".medusa", "server", "src"),
  stamp: join(pluginDir(name), ".medusa", "fingerprint"),
  fingerprint: () =>
    fingerprint(
      [...shared, transpile, ...sourcesIn(pluginDir(name))],
      name === "api-description" ? [notes.fingerprint()] : [],
    ),
})

/** Returns the bundle of a plugin's extensions of Medusa Admin, for `npm pack`. @param {string} name @returns {Target} */
const adminBundle = (name) => ({
  name: `extensions of Medusa Admin in plugins/${name}`,
  after: [`plugins/${name}`],
  cwd: pluginDir(name),
  commands: () => [[bundleAdmin, pluginDir(name)]],
  output: join(pluginDir(name), ".medusa", "server", "src", "admin", "index.mjs"),
  stamp: join(pluginDir(name), ".medusa", "admin.fingerprint"),
  fingerprint: () => fingerprint([...shared, bundleAdmin, ...sourcesIn(pluginDir(name))]),
})

/**
 * Returns the target of a package, which is compiled like a plugin.
 * @param {string} name compiled like the plugins @returns {Target}
 */
const package_ = (name) => ({
  name: `packages/${name}`,
  after: [],
  cwd: packageDir(name),
  transpiles: packageDir(name),
  output: join(outputOf(packageDir(name)), "index.js"),
  stamp: join(outputOf(packageDir(name)), "fingerprint"),
  fingerprint: () => fingerprint([...shared, transpile, ...sourcesIn(packageDir(name))]),
})

/** @type {Target} */
const engine = {
  name: "engine",
  after: [],
  cwd: backend,
  transpiles: backend,
  output: join(engineBuild, "medusa-config.js"),
  stamp: join(backend, ".medusa", "fingerprint"),
  fingerprint: () =>
    fingerprint([
      ...shared,
      transpile,
      ...["src", "instrumentation.ts", "medusa-config.js", "package.json"].map((path) => join(backend, path)),
    ]),
}

export const ADMIN = "Medusa Admin"

/** @type {Target} */
const medusaAdmin = {
  name: ADMIN,
  // The backend's configuration imports the contract.
  after: ["packages/contract", ...PLUGINS.map((name) => `plugins/${name}`)],
  cwd: backend,
  commands: () => [[buildAdmin, backend]],
  output: join(engineBuild, "public", "admin", "index.html"),
  stamp: join(backend, ".medusa", "admin.fingerprint"),
  fingerprint: () =>
    fingerprint([
      ...shared,
      buildAdmin,
      join(root, "medusa-config.js"),
      ...["extensions.js", "medusa-config.js", "package.json"].map((path) => join(backend, path)),
      join(root, "merchant.json"),
      join(packageDir("contract"), "src"),
      packageDir("admin-kit"),
      ...PLUGINS.flatMap((name) =>
        ["src/admin", "package.json", "shop.config.js"].map((path) => join(pluginDir(name), path)),
      ),
    ]),
}

/** @type {Target} */
const screens = {
  name: "storefront",
  after: [],
  cwd: storefront,
  commands: () => [[join(storefront, "build.mjs")]],
  output: join(storefront, "dist", "client", "index.html"),
  stamp: join(storefront, "dist", "client.fingerprint"),
  fingerprint: () =>
    fingerprint([
      ...shared,
      ...["src", "public", "index.html", "build.mjs", "vite.config.ts", "tsconfig.json", "package.json"].map(
        (path) => join(storefront, path),
      ),
      ...["shop-react", "shop-client"].map((name) => join(packageDir(name), "src")),
      join(packageDir("contract"), "src"),
    ]),
}

/** @type {Target} */
const edge = {
  name: "edge",
  after: [],
  cwd: storefront,
  transpiles: edgeSources,
  output: outputOf(edgeSources, join(edgeSources, "main.js")),
  stamp: join(storefront, "dist", "server.fingerprint"),
  fingerprint: () => fingerprint([...shared, transpile, edgeSources, join(storefront, "package.json")]),
}

/** The API client, which docs/buy-through-the-api.mjs uses, for example. */
export const CLIENT = package_("shop-client")

/** @type {Target} */
const clientTypes = {
  name: "declarations of the API client",
  after: [types.name, CLIENT.name],
  cwd: packageDir("shop-client"),
  commands: () => [[tsc(), "-p", "tsconfig.build.json", "--emitDeclarationOnly"]],
  output: join(packageDir("shop-client"), "dist", "index.d.ts"),
  stamp: join(packageDir("shop-client"), "dist", "declarations.fingerprint"),
  fingerprint: () => fingerprint([...shared, ...sourcesIn(packageDir("shop-client"))], [types.fingerprint()]),
}

/** Declarations beside the compiled files of every package and plugin, for `npm pack`. @type {Target} */
const declarations = {
  name: "declarations",
  after: [
    types.name,
    notes.name,
    ...PACKAGES.map((name) => `packages/${name}`),
    ...PLUGINS.map((name) => `plugins/${name}`),
  ],
  cwd: root,
  commands: () => [[join(import.meta.dirname, "declare.mjs")]],
  output: join(outputOf(packageDir("contract")), "index.d.ts"),
  stamp: join(backend, ".medusa", "declarations.fingerprint"),
  fingerprint: () =>
    fingerprint(
      [join(import.meta.dirname, "declare.mjs"), join(root, "tsconfig.engine.json")],
      [...PACKAGES.map(package_), ...PLUGINS.map(plugin)].map((target) => target.fingerprint()),
    ),
}

/** Targets of engine commands such as migrations, without screens. @type {Target[]} */
export const ENGINE = [notes, ...PACKAGES.map(package_), ...PLUGINS.map(plugin), engine]

/** Targets of a shop. @type {Target[]} */
export const TARGETS = [...ENGINE, medusaAdmin, screens, edge, CLIENT]

/** Targets of packages that `npm pack` writes. @type {Target[]} */
export const PACKED = [
  ...GENERATED,
  ...ENGINE,
  ...PLUGINS.filter(extendsAdmin).map(adminBundle),
  CLIENT,
  clientTypes,
  declarations,
]
