/** Enabled unless the environment contains "off". @type {import("../../../backend/extensions").Extension} */
module.exports = {
  settings: { PRODUCT_FEED: "on" },
  load: ({ env }) => ({ options: { isOn: env.PRODUCT_FEED !== "off" } }),
}
