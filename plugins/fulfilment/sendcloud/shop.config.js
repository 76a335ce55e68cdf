/** Public key of the bundled emulator. */
const EMULATOR_KEY = "emulator"

/**
 * Loads Sendcloud, which is offered if the environment has the keys of an API integration and its services.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {
    SENDCLOUD_PUBLIC_KEY: EMULATOR_KEY,
    SENDCLOUD_SECRET_KEY: "secret",
    SENDCLOUD_SERVICES: [
      "NL home postnl:standard",
      "NL pickup_point postnl:standard/service_point",
      "NL locker postnl:standard/service_point",
      "FR home colissimo:home/signature",
      "FR pickup_point mondial_relay:service_point",
      "LU home colissimo:home/signature",
    ].join(", "),
  },
  emulator: {
    folder: "sendcloud-emulator",
    isUsed: ({ SENDCLOUD_PUBLIC_KEY: key }) => key === EMULATOR_KEY,
    settings: (url) => ({ SENDCLOUD_API_BASE: url }),
  },
  load: ({ env }) => ({
    options: {
      publicKey: env.SENDCLOUD_PUBLIC_KEY,
      secretKey: env.SENDCLOUD_SECRET_KEY,
      services: env.SENDCLOUD_SERVICES,
      name: env.SENDCLOUD_NAME,
      apiBase: env.SENDCLOUD_API_BASE,
    },
    providers: {
      fulfillment: [{ resolve: "@bon-perroquet/sendcloud/providers/sendcloud", id: "sendcloud" }],
    },
  }),
}
