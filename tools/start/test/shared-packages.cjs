const { createRequire, isBuiltin } = require("node:module")
const { join } = require("node:path")
const { default: JestRuntime } = require("jest-runtime")

/** Excludes files and packages of this repository. */
const isInstalled = (/** @type {string} */ name) =>
  /^[^./#]/.test(name) && !name.startsWith("@bon-perroquet/")

/** HTTP tests use the shop's built contract. */
const isContract = (/** @type {string} */ name) => /^@bon-perroquet\/contract(\/|$)/.test(name)

const ORCHESTRATION = join("node_modules", "@medusajs", "orchestration", "dist")

/** The next test file composes the same workflows. */
function forgetWorkflows() {
  if (!Object.keys(require.cache).some((file) => file.includes(ORCHESTRATION))) return
  const { WorkflowManager } = require("@medusajs/framework/orchestration")
  for (const name of [...WorkflowManager.getWorkflows().keys()]) WorkflowManager.unregister(name)
}

/**
 * Packages from the registry have no state that a test could change, so Node loads them once per worker
 * instead of once per test file.
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

  /** @param {string} name */
  #isShared(name) {
    return (isInstalled(name) && !isBuiltin(name)) || (this.#asksShop && isContract(name))
  }

  /** @override */
  teardown() {
    super.teardown()
    forgetWorkflows()
  }
}

module.exports = { __esModule: true, default: Runtime }
