/**
 * Fields of Stripe's objects from its published API description (github.com/stripe/openapi, fixtures of August 2026),
 * without expandable ones.
 */
export const PUBLISHED_FIELDS = {
  "checkout.session":
    "adaptive_pricing after_expiration allow_promotion_codes amount_subtotal amount_total automatic_tax billing_address_collection cancel_url client_reference_id client_secret collected_information consent consent_collection created currency currency_conversion custom_fields custom_text customer customer_account customer_creation customer_details customer_email discounts expires_at id integration_identifier invoice invoice_creation livemode locale managed_payments metadata mode object origin_context payment_intent payment_link payment_method_collection payment_method_configuration_details payment_method_options payment_method_types payment_status permissions phone_number_collection recovered_from saved_payment_method_options setup_intent shipping_address_collection shipping_cost shipping_options status submit_type subscription success_url total_details ui_mode url wallet_options".split(
      " ",
    ),
  payment_intent:
    "amount amount_capturable amount_details amount_received application application_fee_amount automatic_payment_methods canceled_at cancellation_reason capture_method client_secret confirmation_method created currency customer customer_account description excluded_payment_method_types id last_payment_error latest_charge livemode managed_payments metadata next_action object on_behalf_of payment_method payment_method_configuration_details payment_method_options payment_method_types processing receipt_email review setup_future_usage shipping source statement_descriptor statement_descriptor_suffix status transfer_data transfer_group".split(
      " ",
    ),
  charge:
    "amount amount_captured amount_refunded application application_fee application_fee_amount balance_transaction billing_details calculated_statement_descriptor captured created currency customer description disputed failure_balance_transaction failure_code failure_message fraud_details id livemode metadata object on_behalf_of outcome paid payment_intent payment_method payment_method_details receipt_email receipt_number receipt_url refunded review shipping source source_transfer statement_descriptor statement_descriptor_suffix status transfer_data transfer_group".split(
      " ",
    ),
  refund:
    "amount balance_transaction charge created currency customer customer_account destination_details id metadata object payment_intent payment_method reason receipt_number source_transfer_reversal status transfer_reversal".split(
      " ",
    ),
  event: "api_version created data id livemode object pending_webhooks request type".split(" "),
  shipping_rate:
    "active created delivery_estimate display_name fixed_amount id livemode metadata object tax_behavior tax_code type".split(
      " ",
    ),
}
