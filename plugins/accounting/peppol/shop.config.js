/**
 * Loads the plugin for Peppol, which sends documents if the environment names an access point.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {},
  load: ({ env }) => ({
    options: {
      accessPoint: env.PEPPOL_ACCESS_POINT,
      apiKey: env.PEPPOL_API_KEY,
      apiBase: env.PEPPOL_API_BASE,
      webhookSecret: env.PEPPOL_WEBHOOK_SECRET,
    },
  }),
}
