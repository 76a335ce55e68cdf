/** Enabled unless the environment contains "off". @type {import("../../../backend/extensions").Extension} */
module.exports = {
  settings: { FAVOURITES: "on" },
  load: ({ env }) => ({ options: { isOn: env.FAVOURITES !== "off" } }),
}
