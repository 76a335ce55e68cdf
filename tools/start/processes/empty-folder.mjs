import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"

/** Deletes the content of a folder. @param {string} folder @param {string[]} except names that are not deleted */
export function emptyFolder(folder, except) {
  for (const name of readdirSync(folder))
    if (!except.includes(name)) rmSync(join(folder, name), { recursive: true, force: true })
}
