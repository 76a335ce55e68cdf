const { sealingKey } = require("../../../backend/required-secret")

/** Value of `BREVO_API_BASE` that selects the bundled emulator. */
const EMULATOR = "emulator"

/**
 * Loads the synchronisation with Brevo, which is off until an owner enters an API key in the dashboard.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { BREVO_API_BASE: EMULATOR },
  emulator: {
    folder: "brevo-emulator",
    isUsed: ({ BREVO_API_BASE: address }) => address === EMULATOR,
    settings: (url) => ({ BREVO_API_BASE: url }),
  },
  load: ({ env }) => ({ options: { sealingKey: sealingKey(env), apiBase: env.BREVO_API_BASE || undefined } }),
}
