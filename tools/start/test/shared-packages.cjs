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
  }
}

module.exports = { __esModule: true, default: Runtime }
