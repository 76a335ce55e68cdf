const { createRequire, isBuiltin } = require("node:module")
const { join } = require("node:path")
const { default: JestRuntime } = require("jest-runtime")

/** Returns true for packages from the registry, not for files and packages of this repository. */
const isInstalled = (/** @type {string} */ name) =>
  /^[^./#]/.test(name) && !name.startsWith("@bon-perroquet/")

/**
 * Returns true for the API contract, about a hundred schemas. HTTP tests use the version that the shop was
 * built with.
 */
const isContract = (/** @type {string} */ name) => /^@bon-perroquet\/contract(\/|$)/.test(name)

const ORCHESTRATION = join("node_modules", "@medusajs", "orchestration", "dist")

/**
 * Removes the composed Medusa workflows, because the next test file composes workflows with the same names.
 */
function forgetWorkflows() {
  if (!Object.keys(require.cache).some((file) => file.includes(ORCHESTRATION))) return
  const { WorkflowManager } = require("@medusajs/framework/orchestration")
  for (const name of [...WorkflowManager.getWorkflows().keys()]) WorkflowManager.unregister(name)
}

/**
 * Jest loads all modules again for each test file. Packages from the registry are most of them and have no
 * state that a test could change, so Node loads them once per worker.
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
