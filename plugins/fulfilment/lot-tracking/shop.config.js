/**
 * The plugin is loaded, but inactive unless the environment contains "on".
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { LOTS: "on" },
  load: ({ env }) => ({ options: { isOn: env.LOTS === "on", nearDays: Number(env.LOTS_NEAR_DAYS) || 30 } }),
}
