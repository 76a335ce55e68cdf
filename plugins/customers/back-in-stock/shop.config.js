/** @type {import("../../../backend/extensions").Extension} */
module.exports = {
  settings: { BACK_IN_STOCK: "on" },
  load: ({ env }) => ({ options: { isOn: env.BACK_IN_STOCK !== "off" } }),
}
