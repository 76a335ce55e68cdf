/** Medusa's id of the payment provider: `pp_`, then identifier and id of medusa-config.js. */
export const PAYMENT_PROVIDER = "pp_gift-card_balance"
