import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"

/**
 * Deletes the source maps of packages: a fifth of all that npm installs, and only of use to whoever steps through their code
 * with a debugger, for whom `npm ci` brings them back.
 * @param {string} folder
 */
export async function deleteSourceMaps(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      // What is linked is the shop's own.
      if (entry.isDirectory()) await deleteSourceMaps(path)
      else if (entry.isFile() && isSourceMap(entry.name)) await rm(path, { force: true })
    }),
  )
}

/** @param {string} name @returns {boolean} */
const isSourceMap = (name) => /\.(?:[cm]?js|css|d\.[cm]?ts|[cm]?ts)\.map$/.test(name)
