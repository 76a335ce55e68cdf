/**
 * Loaded unless the environment says "off"; the number is how many different buyers a pair of products takes at least.
 * @type {import("../../backend/extensions").Extension}
 */
module.exports = {
  settings: { BOUGHT_TOGETHER: "3" },
  load: ({ env }) => ({
    options: { isOn: env.BOUGHT_TOGETHER !== "off", leastBuyers: Number(env.BOUGHT_TOGETHER) || 3 },
  }),
}
