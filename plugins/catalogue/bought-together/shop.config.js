/**
 * Loads the plugin for products bought together. A number in the environment is the minimum of different buyers per
 * pair.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { BOUGHT_TOGETHER: "3" },
  load: ({ env }) => ({
    options: { isOn: env.BOUGHT_TOGETHER !== "off", leastBuyers: Number(env.BOUGHT_TOGETHER) || 3 },
  }),
}
