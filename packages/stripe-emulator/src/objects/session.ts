import type { SessionParameters } from "../api/session-parameters"
import type { PaymentMethodType } from "../choices"
import type { Session } from "./wire"

export type SessionBirth = {
  id: string
  methods: PaymentMethodType[]
  url: string
  created: number
  expiresAt: number
  subtotal: number
  shippingRate: { id: string; amount: number } | null
}

export function newSession(parameters: SessionParameters, birth: SessionBirth): Session {
  return {
    id: birth.id,
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    mode: "payment",
    livemode: false,
    created: birth.created,
    expires_at: birth.expiresAt,
    url: birth.url,
    ...amounts(birth),
    ...requestedFields(parameters),
    payment_method_types: birth.methods,
    ...UNUSED,
  }
}

function amounts({ subtotal, shippingRate }: SessionBirth) {
  const shipping = shippingRate?.amount ?? 0
  return {
    amount_subtotal: subtotal,
    amount_total: subtotal + shipping,
    currency: "eur",
    shipping_cost: shippingRate
      ? { amount_subtotal: shipping, amount_tax: 0, amount_total: shipping, shipping_rate: shippingRate.id }
      : null,
    shipping_options: shippingRate ? [{ shipping_amount: shipping, shipping_rate: shippingRate.id }] : [],
    total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: 0 },
  }
}

function requestedFields(parameters: SessionParameters) {
  const { custom_text: words, customer_email: email = null } = parameters
  return {
    adaptive_pricing: parameters.adaptive_pricing ?? { enabled: true },
    billing_address_collection: parameters.billing_address_collection ?? null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    custom_text: {
      after_submit: words.after_submit ?? null,
      shipping_address: words.shipping_address ?? null,
      submit: words.submit ?? null,
      terms_of_service_acceptance: words.terms_of_service_acceptance ?? null,
    },
    customer_creation: parameters.customer_creation,
    customer_details: email ? { ...NOBODY, email } : null,
    customer_email: email,
    locale: parameters.locale ?? null,
    metadata: parameters.metadata,
    allowed_payment_method_types: parameters.allowed_payment_method_types,
    phone_number_collection: parameters.phone_number_collection,
    shipping_address_collection: parameters.shipping_address_collection ?? null,
    submit_type: parameters.submit_type ?? null,
    success_url: parameters.success_url,
    ui_mode: parameters.ui_mode,
  }
}

export const NOBODY = {
  address: null,
  business_name: null,
  email: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: "none",
  tax_ids: null,
} satisfies Session["customer_details"]

const UNUSED = {
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer: null,
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  managed_payments: { enabled: false },
  origin_context: null,
  payment_link: null,
  payment_method_collection: "if_required",
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<Session>
