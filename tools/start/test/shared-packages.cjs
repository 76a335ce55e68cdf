const { createRequire, isBuiltin } = require("node:module")
const { default: JestRuntime } = require("jest-runtime")

/** Names of packages from the registry: neither a file nor a package of this repository. */
const isInstalled = (/** @type {string} */ name) => /^[^./]/.test(name) && !name.startsWith("@bon-perroquet/")

/**
 * Jest loads everything anew for each test file. What comes from the registry keeps nothing that a test could change for the
 * next, and is most of what is loaded: Node loads it, once for a worker.
 */
class Runtime extends JestRuntime {
  /** @override @type {JestRuntime["requireModule"]} */
  requireModule(from, name, options, isRequireActual) {
    if (name && !options?.isInternalModule && isInstalled(name) && !isBuiltin(name))
      return createRequire(from)(name)
    return super.requireModule(from, name, options, isRequireActual)
  }
}

module.exports = { __esModule: true, default: Runtime }
