/** The payment provider as Medusa knows it: identifier and id from medusa-config.js. */
export const PAYMENT_PROVIDER = "pp_bank-transfer_transfer"
