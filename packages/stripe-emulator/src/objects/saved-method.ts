import { newId } from "../ids"
import type { CardFate } from "../payments/test-cards"
import type { CardOnFile, Payer, PaymentMethod } from "./checkout-record"
import type { Customer, KeptPaymentMethod } from "./wire"

export type KeptMethod = { object: KeptPaymentMethod; method: PaymentMethod; payer: Payer; fate: CardFate }

export const newCustomer = ({ email, name, phone }: Payer, created: number): Customer => ({
  id: newId("cus_", 14),
  object: "customer",
  address: null,
  balance: 0,
  created,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  email,
  invoice_prefix: newId("", 8),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: name ?? undefined,
  next_invoice_sequence: 1,
  phone: phone ?? undefined,
  preferred_locales: [],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
})

export const newKeptMethod = (
  { id, customer, created }: { id: string; customer: string; created: number },
  card: CardOnFile,
  payer: Payer,
): KeptPaymentMethod => ({
  id,
  object: "payment_method",
  allow_redisplay: "limited",
  billing_details: {
    address: payer.billing,
    email: payer.email,
    name: payer.name,
    phone: payer.phone,
    tax_id: null,
  },
  card: {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: card.country,
    display_brand: card.brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: newId("", 16),
    funding: "credit",
    generated_from: null,
    last4: card.last4,
    networks: { available: [card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: "card",
})
