/** Account of the bundled emulator. With another account, the shop uses bpost. */
const EMULATOR_ACCOUNT = "000000"

/**
 * With a Shipping Manager account, the dashboard creates labels, otherwise a CSV file. apiBase: URL of the emulator.
 * pointsUrl: by default bpost's public locator, "off" disables pick-up points.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {},
  emulator: {
    folder: "bpost-emulator",
    isUsed: ({ BPOST_ACCOUNT: account }) => !account || account === EMULATOR_ACCOUNT,
    settings: (url) => ({
      BPOST_ACCOUNT: EMULATOR_ACCOUNT,
      BPOST_PASSPHRASE: "emulator",
      BPOST_API_BASE: url,
      BPOST_POINTS_URL: `${url}/Locator`,
    }),
  },
  load: ({ env }) => ({
    options: {
      account: env.BPOST_ACCOUNT,
      passphrase: env.BPOST_PASSPHRASE,
      apiBase: env.BPOST_API_BASE,
      pointsUrl: env.BPOST_POINTS_URL,
      pointsKey: env.BPOST_POINTS_KEY,
    },
    providers: { fulfillment: [{ resolve: "@bon-perroquet/bpost/providers/bpost", id: "bpost" }] },
  }),
}
