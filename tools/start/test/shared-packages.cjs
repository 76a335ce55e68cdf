const { AsyncLocalStorage } = require("node:async_hooks")
const { createRequire, isBuiltin } = require("node:module")
const { join } = require("node:path")
const { default: JestRuntime } = require("jest-runtime")

/** Returns false for files and for packages of this repository. */
const isInstalled = (/** @type {string} */ name) =>
  /^[^./#]/.test(name) && !name.startsWith("@bon-perroquet/")

/** Returns true for packages of which HTTP tests load the built version, like the shop. */
const isBuilt = (/** @type {string} */ name) => /^@bon-perroquet\/(contract|stripe-emulator)(\/|$)/.test(name)

const ORCHESTRATION = join("node_modules", "@medusajs", "orchestration", "dist")

/** Unregisters Medusa's workflows, because the next test file registers the same ones. */
function forgetWorkflows() {
  if (!Object.keys(require.cache).some((file) => file.includes(ORCHESTRATION))) return
  const { WorkflowManager } = require("@medusajs/framework/orchestration")
  for (const name of [...WorkflowManager.getWorkflows().keys()]) WorkflowManager.unregister(name)
}

/** @type {Set<AsyncLocalStorage<unknown>>} */
const usedStorages = new Set()
// Before Node 24, a storage that was used slows down each promise until it is disabled.
const { _enable: enable } = /** @type {{ _enable?: () => void }} */ (AsyncLocalStorage.prototype)
if (enable)
  Object.assign(AsyncLocalStorage.prototype, {
    /** @this {AsyncLocalStorage<unknown>} */
    _enable() {
      usedStorages.add(this)
      enable.call(this)
    },
  })

/** Disables the storages of the last test file, of which each file creates its own. Another use enables them again. */
function disableStorages() {
  for (const storage of usedStorages) storage.disable()
  usedStorages.clear()
}

/**
 * Jest runtime that loads installed packages once per worker instead of once per test file. Tests can share them,
 * because they have no state that a test could change.
 */
class Runtime extends JestRuntime {
  /** @type {boolean} */
  #asksShop

  /** @param {ConstructorParameters<typeof JestRuntime>} given */
  constructor(...given) {
    super(...given)
    this.#asksShop = given[0].displayName?.name === "http"
  }

  /** @override @type {JestRuntime["requireModule"]} */
  requireModule(from, name, options, isRequireActual) {
    if (name && !options?.isInternalModule && this.#isShared(name)) return createRequire(from)(name)
    return super.requireModule(from, name, options, isRequireActual)
  }

  /** Returns whether all test files of a worker share a module. @param {string} name */
  #isShared(name) {
    return (isInstalled(name) && !isBuiltin(name)) || (this.#asksShop && isBuilt(name))
  }

  /** @override */
  teardown() {
    super.teardown()
    forgetWorkflows()
    disableStorages()
  }
}

module.exports = { __esModule: true, default: Runtime }
