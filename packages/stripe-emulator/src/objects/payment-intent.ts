import { newId } from "../ids"
import type { CheckoutRecord } from "./checkout-record"
import type { PaymentIntent } from "./wire"

export type IntentBirth = CheckoutRecord["intentData"] &
  Pick<PaymentIntent, "amount" | "currency" | "allowed_payment_method_types" | "payment_method_types"> & {
    kept?: { customer: string; payment_method: string }
  }

export function newPaymentIntent(birth: IntentBirth, created: number): PaymentIntent {
  const id = newId("pi_3")
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: birth.allowed_payment_method_types,
    amount: birth.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${newId("", 25)}`,
    confirmation_method: "automatic",
    created,
    currency: birth.currency,
    customer: birth.kept?.customer ?? null,
    customer_account: null,
    description: birth.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: { ...birth.metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: birth.kept?.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...birth.payment_method_types],
    payment_record: null,
    processing: null,
    receipt_email: birth.receiptEmail,
    review: null,
    setup_future_usage: birth.keepsFor,
    shipping: birth.shipping,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: birth.kept ? "requires_confirmation" : "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  }
}
