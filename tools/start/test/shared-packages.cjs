const { createRequire, isBuiltin } = require("node:module")
const { join } = require("node:path")
const { default: JestRuntime } = require("jest-runtime")

/** Names of packages from the registry: neither a file nor a package of this repository. */
const isInstalled = (/** @type {string} */ name) => /^[^./]/.test(name) && !name.startsWith("@bon-perroquet/")

/** What tests that ask a shop know of its calls: some hundred schemas, as they were built for that shop. */
const isContract = (/** @type {string} */ name) => /^@bon-perroquet\/contract(\/|$)/.test(name)

const ORCHESTRATION = join("node_modules", "@medusajs", "orchestration", "dist")

/** What test files have composed of Medusa's workflows: the next one composes its own of the same names. */
function forgetWorkflows() {
  if (!Object.keys(require.cache).some((file) => file.includes(ORCHESTRATION))) return
  const { WorkflowManager } = require("@medusajs/framework/orchestration")
  for (const name of [...WorkflowManager.getWorkflows().keys()]) WorkflowManager.unregister(name)
}

/**
 * Jest loads everything anew for each test file. What comes from the registry keeps nothing that a test could change for the
 * next, and is most of what is loaded: Node loads it, once for a worker.
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
