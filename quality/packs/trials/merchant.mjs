/** Merchant of the trials, in the format of merchant.json. */
export const MERCHANT = {
  ...{ name: "Shop", legal_name: "Shop SRL", country: "BE", vat_number: "BE 0123.456.749" },
  ...{ street: "Rue Haute 1", postal_code: "1000", city: "Bruxelles", email: "shop@example.org" },
  ...{
    company_register: { fr: "RPM Bruxelles" },
    phone: "+32 2 000 00 00",
    bank_account: "BE68 5390 0754 7034",
    bic: "TRIOBEBB",
  },
}
