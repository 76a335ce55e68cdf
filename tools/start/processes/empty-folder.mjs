import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"

/** @param {string} folder @param {string[]} kept names that are not deleted */
export function emptyFolder(folder, kept) {
  for (const name of readdirSync(folder))
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true, force: true })
}
