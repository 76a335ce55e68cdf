const { once } = require("./once")

const address = once(() => require("@bon-perroquet/shop-settings/address"))

/** @param {string | undefined} list separated by commas @returns {string[]} */
const words = (list) =>
  (list ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean)

/**
 * Returns the addresses of the shop. Functions are called at each use, because the dashboard can change the public address.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} channelOrigins origins of further channels
 */
function addresses(env, channelOrigins = []) {
  // Address without a public one of the dashboard. It stays allowed, so that an owner can correct a wrong address.
  const ownUrl = env.SHOP_URL || `http://localhost:${env.SHOP_PORT ?? 8000}`
  const fixedOrigins = [ownUrl, ...channelOrigins, ...words(env.SHOP_ORIGINS)]
  /** @returns {string} */
  const shopUrl = () => env.SHOP_URL || address().savedShopAddress() || ownUrl
  return {
    ...{ ownUrl, fixedOrigins, shopUrl },
    origins: () => [...new Set([shopUrl(), ...fixedOrigins])],
    /** Hosts that the catalogue removes from pictures. Uploads by Medusa Admin have the shop's own address. */
    previewHosts: () => [
      ...words(env.PREVIEW_HOSTS),
      ...(shopUrl() === ownUrl ? [] : [new URL(ownUrl).hostname]),
    ],
  }
}

module.exports = { addresses, words }
