/**
 * Loaded unless the environment contains "off".
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { BUSINESS: "on" },
  load: ({ env }) => ({ options: { isOn: env.BUSINESS !== "off", viesBase: env.VIES_API_BASE } }),
}
