/**
 * Loads the plugin for product feeds.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {},
  features: {
    product_feed: {
      group: "shop",
      kind: "switch",
      default: true,
      variable: "PRODUCT_FEED",
      meaning: "`off` disables the feeds for Google and Meta.",
      example: "off",
      label: {
        fr: "Flux pour Google et Meta",
        nl: "Feeds voor Google en Meta",
        en: "Feeds for Google and Meta",
        de: "Feeds für Google und Meta",
      },
    },
  },
  load: ({ feature }) => ({ options: { isOn: feature("product_feed") } }),
}
