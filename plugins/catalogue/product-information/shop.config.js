/**
 * Loads the plugin for mandatory product information, which is on unless the environment contains "off". @type
 * {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { PRODUCT_INFORMATION: "on" },
  load: ({ env }) => ({ options: { isOn: env.PRODUCT_INFORMATION !== "off" } }),
}
