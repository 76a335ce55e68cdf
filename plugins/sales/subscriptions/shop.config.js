/**
 * Environment: intervals in weeks, discount in percent.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { REPEAT_DELIVERY_WEEKS: "2,4,6,8", REPEAT_DELIVERY_PERCENT: "10" },
  load: ({ env }) => ({
    options: {
      rhythms: (env.REPEAT_DELIVERY_WEEKS ?? "").split(",").map(Number),
      percent: Number(env.REPEAT_DELIVERY_PERCENT ?? 0),
      at_once: Number(env.REPEAT_DELIVERIES_AT_ONCE ?? 2),
    },
  }),
}
