/** Offered if the environment sets its price. @type {import("../../../backend/extensions").Extension} */
module.exports = {
  settings: { GIFT_WRAPPING_CENTS: "200" },
  load: ({ env }) => ({ options: { price_cents: Number(env.GIFT_WRAPPING_CENTS ?? 0) } }),
}
