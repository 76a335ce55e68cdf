/**
 * Loads the plugin for wish lists.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {},
  features: {
    wishlist: {
      group: "shop",
      kind: "switch",
      default: true,
      variable: "FAVOURITES",
      meaning: "`off` disables wish lists.",
      example: "off",
      label: {
        fr: "Favoris",
        nl: "Favorieten",
        en: "Wish lists",
        de: "Merkzettel",
      },
    },
  },
  load: ({ feature }) => ({ options: { isOn: feature("wishlist") } }),
}
