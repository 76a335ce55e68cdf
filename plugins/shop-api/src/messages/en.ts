import type { Messages } from "./index"

export const en: Messages = {
  invalid_request: ({ field }) =>
    field ? `The value of “${field}” is not valid.` : "The request is not valid.",
  malformed_body: () => "The request could not be read: it is not valid JSON.",
  unsupported_media_type: () => "Please send the request as JSON (application/json).",
  payload_too_large: () => "The request is too large.",
  not_found: () => "There is nothing at this address.",
  method_not_allowed: () => "That is not possible at this address.",
  xsrf: () => "This page has been open for too long. Reload it and try again.",
  too_many_requests: () => "Too many requests at once. Please wait a moment and try again.",
  unexpected: () => "Something went wrong on our side. Please try again in a moment.",
  unavailable: () => "The shop is briefly unavailable. Please try again in a moment.",
  product_not_found: () => "This product does not exist or is no longer sold.",
  out_of_stock: ({ name }) => (name ? `“${name}” is out of stock.` : "This product is out of stock."),
  insufficient_stock: ({ name, available = 0 }) =>
    available === 1
      ? `Only one unit${name ? ` of “${name}”` : ""} is available.`
      : `Only ${available} units${name ? ` of “${name}”` : ""} are available.`,
  cart_frozen: () => "This cart has just been paid: your order is being registered.",
  cart_busy: () => "Your cart is being updated. Please try again in a moment.",
  cart_empty: () => "Your cart is empty.",
  not_signed_in: () => "You are not signed in, or your session has expired. Please log in.",
  administrators_only: () => "Access denied: administrator access required.",
  invalid_credentials: () => "Invalid email or password.",
  mfa_required: () => "This account asks for a second check: please sign in through Medusa Admin.",
  email_in_use: () => "Email already in use.",
  password_too_common: () => "This password is too easy to guess. Please choose another one.",
  wrong_password: () => "The password is not correct.",
  administrator_account: () => "An administrator’s account cannot be deleted here.",
  link_expired: () => "This link is no longer valid. Please ask for a new one.",
  address_not_found: () => "This address is not in your address book.",
  too_many_addresses: () => "Your address book is full. Delete an address to add one.",
  order_not_found: () => "This order does not exist.",
  document_not_found: () => "This document does not exist.",
  price_changed: () => "The total has changed in the meantime. Please check your order before you pay.",
  origin_not_allowed: () => "Payment cannot be started from this website.",
  delivery_not_available: () => "This delivery method is not offered for this country.",
  checkout_not_found: () => "This payment session does not exist.",
  payment_unavailable: () =>
    "The payment service is not answering. Nothing was charged; please try again in a moment.",
  invalid_signature: () => "The signature of this message is not valid.",
}
