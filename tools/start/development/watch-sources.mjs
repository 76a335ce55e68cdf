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

/**
 * Returns a function that runs `work`. If it is called while `work` runs, `work` runs once more afterwards.
 * @param {() => Promise<void>} work @param {(error: unknown) => void} failed @returns {() => void}
 */
export function oneAfterAnother(work, failed) {
  let running = false
  let again = false
  const run = async () => {
    if (running) return void (again = true)
    running = true
    do {
      again = false
      await work().catch(failed)
    } while (again)
    running = false
  }
  return () => void run()
}
