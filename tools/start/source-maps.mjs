import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"

/**
 * Deletes source maps of packages, which are a fifth of the installed size. `npm ci` installs them again.
 * @param {string} folder
 */
export async function deleteSourceMaps(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      // Follows no symbolic links, because they lead to workspaces of this repository.
      if (entry.isDirectory()) await deleteSourceMaps(path)
      else if (entry.isFile() && isSourceMap(entry.name)) await rm(path, { force: true })
    }),
  )
}

/** @param {string} name @returns {boolean} */
const isSourceMap = (name) => /\.(?:[cm]?js|css|d\.[cm]?ts|[cm]?ts)\.map$/.test(name)
