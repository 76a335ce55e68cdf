// `npm run upgrade-medusa [-- VERSION]`: sets the version of every package of Medusa in all package.json files, installs
// it and writes package-lock.json.
//   VERSION: of @medusajs/medusa; by default the newest
import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "../paths.mjs"
import { writeLockfile } from "./lockfile.mjs"

/**
 * Returns the text of a package.json in which the exact versions of Medusa's packages are replaced. Ranges of peers
 * remain, because they also accept newer versions.
 * @param {string} manifest @param {string} before @param {string} after
 */
export const withVersion = (manifest, before, after) =>
  manifest.replaceAll(/("@medusajs\/[\w-]+": )"([^"]+)"/g, (line, name, version) =>
    version === before ? `${name}"${after}"` : line,
  )

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), "utf8")

/** @param {string} command @param {...string} args */
const run = (command, ...args) => execFileSync(command, args, { cwd: root, encoding: "utf8" }).trim()

async function upgrade(/** @type {string} */ wanted) {
  const before = JSON.parse(read("package.json")).devDependencies["@medusajs/medusa"]
  const after = run("npm", "view", `@medusajs/medusa@${wanted}`, "version")
  const files = run("git", "ls-files", "package.json", "*/package.json").split("\n")
  for (const file of files) writeFileSync(join(root, file), withVersion(read(file), before, after))
  await writeLockfile()
  run("npm", "ci", "--no-audit", "--no-fund")
  process.stdout.write(`Medusa ${before} → ${after}. Now run npm test.\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await upgrade(process.argv[2] ?? "latest")
