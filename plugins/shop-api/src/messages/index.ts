import type { MisfitField } from "@bon-perroquet/address"
import type { OrderStatus, Proof } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract/sets"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

/** Parameters of the messages. `field` is the name of a request field in the contract. */
export interface MessageParams {
  field?: string
  name?: string
  available?: number
  /** Handle of a product page. */
  handle?: string
  /** Line of a file, starting with 1. */
  line?: number
  retryAfterSeconds?: number
  status?: OrderStatus
  amount_cents?: number
  /** The proof that the caller can give. */
  proof?: Proof
  /** Whether the call is one of the engine's, which people make in Medusa Admin. */
  in_medusa_admin?: boolean
  postal_code?: string
  /** Part of a label. */
  part?: MisfitField
  /** Maximum number of characters. */
  most?: number
  /** A shorter text. */
  suggestion?: string
}
export type Message = (params: MessageParams) => string

/** All error codes. A catalogue that lacks a message for a code doesn't compile. */
export const ERROR_CODES = [
  "invalid_request",
  "malformed_body",
  "unsupported_media_type",
  "payload_too_large",
  "not_found",
  "method_not_allowed",
  "xsrf",
  "too_many_requests",
  "unexpected",
  "unavailable",
  "rhythm_not_offered",
  "repeat_not_found",
  "link_reduces_only",
  "repeat_changed",
  "repeat_ended",
  "repeat_empty",
  "product_not_found",
  "product_in_stock",
  "favourites_too_many",
  "review_not_found",
  "review_too_early",
  "sku_in_use",
  "size_twice",
  "size_sold",
  "sale_not_lower",
  "sale_overlaps",
  "sale_not_found",
  "sizes_elsewhere",
  "handle_in_use",
  "weight_needed",
  "stock_not_managed",
  "product_held",
  "lot_not_found",
  "lot_differs",
  "lot_too_few",
  "lot_not_kept",
  "lot_recalled",
  "lot_not_recalled",
  "nothing_to_replace",
  "line_replaced",
  "order_replaced",
  "order_on_hold",
  "hold_not_found",
  "product_busy",
  "upload_form_expected",
  "image_type",
  "image_elsewhere",
  "image_too_large",
  "image_too_many_pixels",
  "image_unreadable",
  "storage_full",
  "csv_expected",
  "csv_unreadable",
  "csv_columns",
  "csv_empty",
  "csv_too_long",
  "zip_expected",
  "zip_unreadable",
  "zip_empty",
  "zip_too_large",
  "import_not_found",
  "period_too_long",
  "out_of_stock",
  "insufficient_stock",
  "too_many_held",
  "too_many_transfers",
  "cart_frozen",
  "cart_busy",
  "cart_empty",
  "not_signed_in",
  "administrators_only",
  "role_not_allowed",
  "last_owner",
  "administrator_not_found",
  "invalid_credentials",
  "mfa_required",
  "wrong_code",
  "fresh_proof_required",
  "second_factor_required",
  "second_factor_missing",
  "second_factor_active",
  "own_second_factor",
  "session_not_found",
  "email_in_use",
  "password_too_common",
  "wrong_password",
  "password_required",
  "administrator_account",
  "link_expired",
  "address_not_found",
  "outside_delivery_area",
  "post_box_not_served",
  "field_post_not_served",
  "label_too_long",
  "label_sender_too_long",
  "points_unavailable",
  "too_many_addresses",
  "order_not_found",
  "message_not_found",
  "message_not_failed",
  "refund_not_failed",
  "order_changed",
  "changed_meanwhile",
  "order_refunded",
  "order_busy",
  "order_refused",
  "refund_too_much",
  "refund_amount_differs",
  "refund_unknown_part",
  "refund_not_found",
  "refund_disputed",
  "refund_key_reused",
  "refund_refused",
  "refund_unavailable",
  "refund_pending",
  "withdrawal_too_late",
  "withdrawal_not_possible",
  "withdrawal_perishable",
  "withdrawal_unknown_item",
  "customer_not_found",
  "note_not_found",
  "message_not_sent",
  "message_is_private",
  "message_sent_often",
  "document_not_found",
  "e_invoice_handed_over",
  "order_without_vat",
  "price_for_some",
  "price_not_in_cents",
  "price_quantity_odd",
  "price_for_one_missing",
  "price_changed",
  "amount_too_small",
  "promotion_unknown",
  "promotion_not_begun",
  "promotion_expired",
  "promotion_used_up",
  "promotion_below_minimum",
  "promotion_not_applicable",
  "promotion_too_many",
  "promotion_not_found",
  "promotion_code_in_use",
  "promotion_used",
  "promotion_used_more",
  "promotion_not_simple",
  "country_not_found",
  "country_in_use",
  "country_not_own",
  "no_delivery_set",
  "origin_not_allowed",
  "delivery_not_available",
  "delivery_point_required",
  "checkout_not_found",
  "payment_unavailable",
  "payment_method_not_offered",
  "extra_not_offered",
  "vat_number_malformed",
  "address_required",
  "payment_not_made",
  "payment_over",
  "payment_given_back",
  "nothing_to_pay",
  "carrier_not_connected",
  "carrier_away",
  "carrier_refused",
  "carrier_account",
  "weight_unknown",
  "parcel_too_heavy",
  "label_missing",
  "nothing_to_send",
  "order_cancelled",
  "order_being_paid",
  "order_without_email",
  "draft_without_codes",
  "payment_promised",
  "payment_awaited",
  "payment_not_awaited",
  "payment_amount_differs",
  "no_store_credit",
  "refund_account_required",
  "payment_unknown",
  "email_refused",
  "invalid_signature",
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]
export type Messages = Record<ErrorCode, Message>

const catalogues: Record<Language, Messages> = { fr, nl, en, de }

/** Returns the message of a code in a language. */
export function message(
  code: ErrorCode,
  language: Language = DEFAULT_LANGUAGE,
  params: MessageParams = {},
): string {
  return catalogues[language][code](params)
}
