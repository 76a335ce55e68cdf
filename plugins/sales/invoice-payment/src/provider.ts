/** Medusa's id of the payment provider: `pp_`, then identifier and id of medusa-config.js. */
export const INVOICE_PROVIDER = "pp_invoice_account"
