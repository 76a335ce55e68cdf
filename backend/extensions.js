const { existsSync, readdirSync } = require("node:fs")
const { join } = require("node:path")

const PLUGINS = join(__dirname, "..", "plugins")
const FILE = "shop.config.js"

/** @typedef {{ resolve: string, id: string, options?: Record<string, unknown> }} Provider */
/**
 * @typedef {object} Loaded parts of a plugin that the engine loads
 * @property {Record<string, unknown>} options plugin options
 * @property {{ payment?: Provider[], fulfillment?: Provider[] }} [providers] providers for Medusa's modules
 */
/**
 * @typedef {object} Shop
 * @property {NodeJS.ProcessEnv} env
 * @property {typeof import("../merchant.json")} merchant
 * @property {(name: string) => () => any} feature option with the current value of a setting in the dashboard
 * @property {typeof import("@bon-perroquet/shop-settings/settings").currentMerchant} currentMerchant returns the
 * merchant details of the dashboard
 * @property {typeof import("@bon-perroquet/shop-settings/settings").merchantIn} savedMerchant as `currentMerchant`, for
 * modules. null if nobody saved them
 */
/**
 * @typedef {object} Emulator
 * @property {string} folder package in `packages`. Its `main` reads `settings`, `EMULATOR_PORT` and `EMULATOR_STATE`,
 * the file of its state, and answers `/_control/health`
 * @property {(env: NodeJS.ProcessEnv) => boolean} isUsed returns whether the shop uses it instead of the service
 * @property {(url: string) => Record<string, string>} settings environment variables of the shop and the emulator
 */
/**
 * @typedef {object} Extension a plugin that no other plugin depends on, for example a payment method or a carrier
 * @property {Record<string, string>} settings environment variables of the test shops
 * @property {Emulator} [emulator] stands in for its service in tests, and in a trial of the shop
 * @property {import("@bon-perroquet/contract/features").FeatureDeclarations} [features] settings in the dashboard
 * @property {(shop: Shop) => Loaded} load
 */

/** @returns {(Extension & { name: string })[]} */
const extensions = () =>
  readdirSync(PLUGINS)
    .flatMap((group) =>
      readdirSync(join(PLUGINS, group)).map((name) => ({ name, file: join(PLUGINS, group, name, FILE) })),
    )
    .filter(({ file }) => existsSync(file))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, file }) => ({ name, .../** @type {Extension} */ (require(file)) }))

/**
 * Returns the plugins with their options, and their payment and fulfilment providers, for Medusa's configuration.
 * @param {Parameters<Extension["load"]>[0]} shop
 */
function loadedExtensions(shop) {
  const loaded = extensions().map(({ name, load }) => ({ resolve: `@bon-perroquet/${name}`, ...load(shop) }))
  return {
    plugins: loaded.map(({ resolve, options }) => ({ resolve, options })),
    paymentProviders: loaded.flatMap(({ providers }) => providers?.payment ?? []),
    fulfillmentProviders: loaded.flatMap(({ providers }) => providers?.fulfillment ?? []),
  }
}

module.exports = { extensions, loadedExtensions }
