import { watch } from "node:fs"
import { join } from "node:path"

/**
 * Calls `changed` once per save, with the changed files.
 * @param {string} folder @param {(files: string[]) => void} changed @returns {() => void} a function that stops watching
 */
export function watchSources(folder, changed) {
  /** @type {Set<string>} */
  const files = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (!name || !/\.tsx?$/.test(name) || /\.(spec|d)\.tsx?$/.test(name)) return
    files.add(join(folder, name))
    clearTimeout(timer)
    timer = setTimeout(() => {
      changed([...files])
      files.clear()
    }, 100)
  })
  return () => watcher.close()
}
