import { join } from "node:path"
import { ADMIN } from "../build/build-plan.mjs"
import { isOfAdmin, transpileInto } from "../build/transpile.mjs"
import { oneAfterAnother, watchSources } from "./watch-sources.mjs"

/**
 * Transpiles the changed files of workspaces, and calls `rebuild` with the targets that need a build.
 * @param {object} options
 * @param {string[]} options.workspaces folders of the plugins, the packages and the backend
 * @param {string} options.adminKit folder of the package whose sources are part of Medusa Admin
 * @param {(targets: string[]) => Promise<void>} options.rebuild builds the targets and restarts the engine
 * @param {(error: unknown) => void} options.failed
 * @returns {(() => void)[]} functions that stop watching
 */
export function watchWorkspaces({ workspaces, adminKit, rebuild, failed }) {
  /** @type {Set<string>} */
  const stale = new Set()
  const restart = oneAfterAnother(() => {
    const names = [...stale]
    stale.clear()
    return rebuild(names)
  }, failed)
  const watches = workspaces.map((workspace) =>
    watchSources(join(workspace, "src"), (files) => {
      if (files.some((file) => isOfAdmin(workspace, file))) stale.add(ADMIN)
      // After a syntax error, the next save of the file starts the rebuild.
      if (files.map((file) => transpiled(workspace, file, failed)).every(Boolean)) restart()
    }),
  )
  const ofExtensions = watchSources(join(adminKit, "src"), () => {
    stale.add(ADMIN)
    restart()
  })
  return [...watches, ofExtensions]
}

/** @param {string} workspace @param {string} file @param {(error: unknown) => void} failed @returns {boolean} false after an error */
function transpiled(workspace, file, failed) {
  try {
    transpileInto(workspace, file)
    return true
  } catch (error) {
    failed(error)
    return false
  }
}
