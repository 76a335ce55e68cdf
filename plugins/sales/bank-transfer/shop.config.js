/**
 * Offered if the environment sets the days of reservation. The account is in merchant.json.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { BANK_TRANSFER_DAYS: "10" },
  load: ({ env, merchant }) => ({
    options: { holdDays: Number(env.BANK_TRANSFER_DAYS ?? 0), payee: merchant },
    providers: { payment: [{ resolve: "@bon-perroquet/bank-transfer/providers/transfer", id: "transfer" }] },
  }),
}
