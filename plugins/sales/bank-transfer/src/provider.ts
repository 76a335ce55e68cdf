/** Identifier and id in medusa-config.js. */
export const PAYMENT_PROVIDER = "pp_bank-transfer_transfer"
