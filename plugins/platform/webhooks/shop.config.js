const { sealingKey } = require("../../../backend/required-secret")

/**
 * Loads the plugin for webhooks.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  // Tests receive webhooks on this machine.
  settings: { WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" },
  load: ({ env }) => ({
    options: {
      sealingKey: sealingKey(env),
      privateHosts: (env.WEBHOOK_PRIVATE_HOSTS ?? "")
        .split(",")
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    },
  }),
}
