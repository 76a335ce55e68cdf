/** Invitations are sent if their delay is set. @type {import("../../../backend/extensions").Extension} */
module.exports = {
  settings: { REVIEWS: "on", REVIEW_REQUEST_DAYS: "7" },
  load: ({ env }) => ({
    options: { isOn: env.REVIEWS !== "off", requestDays: Number(env.REVIEW_REQUEST_DAYS ?? 0) },
  }),
}
