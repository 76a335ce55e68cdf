const { existsSync, readdirSync } = require("node:fs")
const { join } = require("node:path")

const PLUGINS = join(__dirname, "..", "plugins")
const FILE = "shop.config.js"

/**
 * @typedef {object} Loaded what the engine loads of a plugin
 * @property {Record<string, unknown>} options of the plugin
 * @property {{ payment?: { resolve: string, id: string, options?: Record<string, unknown> }[] }} [providers] of Medusa's modules
 */
/**
 * @typedef {object} Extension a plugin that nothing else needs, such as a way to pay or an extra at checkout
 * @property {Record<string, string>} settings its settings in the environment, as the shops of the tests have them
 * @property {(shop: { env: NodeJS.ProcessEnv, merchant: typeof import("../merchant.json") }) => Loaded} load
 */

/** Those that have a shop.config.js in their folder, in the order of their names. @returns {(Extension & { name: string })[]} */
const extensions = () =>
  readdirSync(PLUGINS)
    .filter((name) => existsSync(join(PLUGINS, name, FILE)))
    .map((name) => ({ name, .../** @type {Extension} */ (require(join(PLUGINS, name, FILE))) }))

/**
 * Their part of the engine's configuration.
 * @param {Parameters<Extension["load"]>[0]} shop
 */
function loadedExtensions(shop) {
  const loaded = extensions().map(({ name, load }) => ({ resolve: `@bon-perroquet/${name}`, ...load(shop) }))
  return {
    plugins: loaded.map(({ resolve, options }) => ({ resolve, options })),
    paymentProviders: loaded.flatMap(({ providers }) => providers?.payment ?? []),
  }
}

module.exports = { extensions, loadedExtensions }
