/** @typedef {import("./workspaces.mjs").Manifest} Manifest */

/** Condition under which exports name sources. Only this repository sets it. Tarballs contain no sources. */
const SOURCE = "bon-perroquet-source"

/** @param {string | Record<string, string>} target @returns {string[]} */
const filesOf = (target) =>
  typeof target === "string"
    ? [target]
    : Object.entries(target).flatMap(([condition, file]) => (condition === SOURCE ? [] : [file]))

/** @param {Manifest} manifest @returns {string[]} files that other packages can import, with `*` as in the exports */
export const exportedFiles = ({ exports = {} }) =>
  Object.values(exports)
    .flatMap(filesOf)
    .map((file) => file.replace(/^\.\//, ""))

/** @param {string} file @returns {string[]} the file and its type declarations; bundles of Medusa Admin have none */
const withDeclarations = (file) =>
  file.endsWith(".js") && !file.includes("/admin/") ? [file, file.replace(/\.js$/, ".d.ts")] : [file]

/** @param {string} pattern @returns {RegExp} */
const matching = (pattern) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", ".+")}$`)

/** @param {Manifest} manifest @param {string[]} packed paths @returns {string[]} exported files that were not packed */
export const missingFrom = (manifest, packed) =>
  exportedFiles(manifest)
    .flatMap(withDeclarations)
    .filter((file) => !packed.some((path) => matching(file).test(path)))
