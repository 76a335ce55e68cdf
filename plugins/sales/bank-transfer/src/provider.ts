/** `pp_`, identifier and id of the provider in medusa-config.js. */
export const PAYMENT_PROVIDER = "pp_bank-transfer_transfer"
