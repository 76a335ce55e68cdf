import type { MisfitField } from "@bon-perroquet/contract/address"
import { formatCents } from "@bon-perroquet/contract/money"
import type { Messages, MessageParams } from "./index"

const euro = (cents: number): string => formatCents(cents, "en")

const STATUS: Record<NonNullable<MessageParams["status"]>, string> = {
  pending: "pending",
  paid: "paid",
  preparing: "preparing",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
}

const FRESH_PROOF = {
  password: "First confirm with your password that it is you.",
  code: "First confirm that it is you, with a code from your authenticator app or a recovery code.",
  sign_in: "An API key is not enough for this: a person has to log in.",
}

const PART: Record<MisfitField, string> = {
  name: "The name",
  company: "The company name",
  street: "The street",
  number: "The house number",
  box: "The box",
  line2: "The second address line",
  postal_code: "The postal code",
  city: "The town",
  phone: "The phone number",
  note: "The note for the driver",
  email: "The e-mail address",
}

export const en: Messages = {
  invalid_request: () => "The request is not valid.",
  malformed_body: () => "The request could not be read: it is not valid JSON.",
  unsupported_media_type: () => "Please send the request as JSON (application/json).",
  payload_too_large: () => "The request is too large.",
  not_found: () => "There is nothing at this address.",
  method_not_allowed: () => "That is not possible at this address.",
  xsrf: () => "This page has been open for too long. Reload it and try again.",
  too_many_requests: () => "Too many requests at once. Please wait a moment and try again.",
  unexpected: () => "Something went wrong on our side. Please try again in a moment.",
  unavailable: () => "The shop is briefly unavailable. Please try again in a moment.",
  rhythm_not_offered: () => "This delivery frequency is not available.",
  repeat_not_found: () => "There is no such repeat delivery.",
  link_reduces_only: () =>
    "This link can only skip, reduce, pause or end. Log in, or have a link e-mailed to you, to change anything else.",
  repeat_changed: () => "Something else has been changed since: this change can no longer be undone.",
  repeat_ended: () => "This repeat delivery has ended: order again to begin another.",
  repeat_empty: () => "A repeat delivery needs at least one item: end it if you no longer want any.",
  product_in_stock: () => "This product is in stock again: you can buy it.",
  favourites_too_many: () => "You already have 200 favourites: remove one first.",
  review_not_found: () => "This review does not exist or is no longer published.",
  review_too_early: () => "Reviews can be written once the order has been delivered.",
  question_not_found: () => "This question no longer exists.",
  questions_waiting: () =>
    "You already have five questions without an answer. Wait for our answer before you ask another one.",
  address_unverified: () => "Confirm your e-mail address first: the link is in the e-mail that we sent you.",
  not_in_cart: () => "This product is no longer in your cart.",
  product_not_found: () => "This product does not exist or is no longer sold.",
  contrast_too_low: ({ ratio = 1, needed = 4.5 }) =>
    `This colour is not readable enough: its contrast is ${ratio.toLocaleString("en")}:1, and at least ${needed.toLocaleString("en")}:1 is needed.`,
  prefix_in_use: () => "Documents of the other kind already have this prefix.",
  custom_field_needed: () => "This field must be filled in before the product can be sold.",
  information_needed: () => "This product cannot be for sale: its mandatory information is incomplete.",
  weight_needed: () =>
    "The law requires the price per kilogram or litre: put the quantity in the unit (“€/500 g”, “€/75 cl”, “€/piece”) or enter the net weight.",
  sku_in_use: () => "Another product already has this SKU.",
  size_twice: () =>
    "Two sizes have the same name or the same SKU. If another size is giving up this name, save that size first.",
  size_sold: ({ name = "" }) =>
    `The size “${name}” has been sold before or is reserved: do not remove it, set its stock to 0.`,
  sale_not_lower: () => "A sale price must be lower than the usual price.",
  sale_overlaps: () => "Another sale price of this product runs on those days already.",
  sale_not_found: () => "This sale price does not exist any more.",
  trade_list_not_found: () => "This price list does not exist any more.",
  credit_needs_business: () =>
    "Payment by invoice needs a customer group or a VAT number that VIES confirms.",
  credit_not_approved: () => "Your account cannot pay by invoice. Choose another payment method.",
  credit_limit_exceeded: () =>
    "This order exceeds your credit limit. Pay open invoices first, or choose another payment method.",
  credit_overdue: () => "An invoice is overdue. Pay it first, or choose another payment method.",
  quote_not_found: () => "This quote does not exist.",
  quote_needs_trade: () => "Quotes are for accounts with trade prices.",
  quote_closed: () => "This quote is no longer open: it was accepted, declined, withdrawn or has expired.",
  quotes_too_many: ({ most = 0 }) =>
    `You already have ${most} open quotes. Wait for an answer, or withdraw one.`,
  trade_minimum_missed: ({ amount_cents = 0 }) =>
    `Minimum order for your trade prices: add goods for ${euro(amount_cents)} without VAT.`,
  customer_group_in_use: () => "A group already has this name.",
  customer_group_not_found: () => "This customer group does not exist any more.",
  sizes_elsewhere: () => "This product has other options than its size: add its variants in Medusa Admin.",
  handle_in_use: ({ handle }) => `Another product already has the address “${handle}”.`,
  category_not_found: () => "This category does not exist (any more).",
  category_not_empty: () =>
    "This category still contains products or subcategories: merge it into another one.",
  category_handle_in_use: ({ handle }) => `Another category already has the address “${handle}”.`,
  category_in_itself: () => "A category cannot be inside itself or one of its subcategories.",
  category_parent_hidden: () => "The category above is hidden: show it first.",
  stock_not_managed: () => "Stock is not managed for this product: it is sold without limit.",
  lot_not_found: () => "There is no such lot.",
  lot_differs: () =>
    "A lot with this number already exists with another date: correct it, or enter another number.",
  lot_too_few: ({ available = 0 }) => `Only ${available} can be taken here.`,
  lot_not_kept: () => "This product’s stock is not tracked by lots.",
  lot_recalled: () => "This lot is recalled already.",
  lot_not_recalled: () => "This lot is not recalled.",
  nothing_to_replace: () => "There is nothing left to replace: these items are refunded or replaced already.",
  line_replaced: () => "These items are replaced already: cancel the replacement order first.",
  order_on_hold: () => "This order is on hold. Release the hold on the order page first.",
  hold_not_found: () => "This hold does not exist or is already released.",
  edit_open: () => "Medusa Admin has an unfinished edit of this order. Finish or cancel it there first.",
  order_packed: () => "This order is packed. Unpack it first.",
  articles_unchanged: () => "Nothing has changed.",
  articles_all_removed: () => "An order needs at least one item. Cancel the order instead.",
  amount_changed: () => "The price has changed in the meantime. Check the difference again.",
  unknown_line: () => "The order has no such line.",
  not_combinable: () => "Only open orders of one customer for the same destination can be sent together.",
  parcel_not_found: () => "This parcel does not exist or has been unpacked.",
  parcel_sent: () => "This parcel has already left.",
  too_many_to_pack: ({ name, available = 0 }) => `Only ${available} units of “${name}” are left to pack.`,
  order_replaced: () => "Items of this order are replaced: cancel the replacement order first.",
  product_held: ({ available = 0 }) =>
    `${available === 1 ? "One unit is promised" : `${available} units are promised`} to customers. Make the product inactive, and delete it once the orders have been sent.`,
  product_busy: () => "This product is being changed or sold. Please try again in a moment.",
  upload_form_expected: () =>
    "Please send the picture with a form (multipart/form-data), in the field “file”.",
  image_type: () => "This file is not a JPEG, PNG, WebP, AVIF or GIF picture.",
  image_elsewhere: () =>
    "This picture is on another site, and the shop shows only its own pictures. Upload it instead.",
  image_too_large: () => "The picture is too large: 10 MB at most.",
  image_too_many_pixels: () => "The picture has too many pixels: 50 million at most.",
  image_unreadable: () => "The picture could not be read: the file is damaged or incomplete.",
  storage_full: () =>
    "The picture was not saved: there is no space left for pictures. Free some, then try again.",
  csv_expected: () => "Please send the file as CSV (text/csv).",
  csv_unreadable: ({ line = 1 }) => `The CSV file could not be read (line ${line}).`,
  csv_characters: ({ line = 1 }) =>
    `The file contains characters that its encoding does not have (line ${line}). Choose another encoding, or save it as “CSV UTF-8”.`,
  csv_columns: () =>
    "The first line must name the column “sku” and at least one other of the export, such as “price” or “stock”.",
  csv_empty: () => "The file has no line with a product.",
  csv_too_long: () => "The file has too many lines: 150,000 at most.",
  zip_expected: () => "Please send the file as ZIP (application/zip).",
  zip_unreadable: () => "This file is not a readable ZIP, or it is incomplete.",
  zip_empty: () => "The ZIP has no picture.",
  zip_too_large: () =>
    "The ZIP is too large: 1,000 files and 96 MB unpacked at most. Split it into several files.",
  import_not_found: () => "This import does not exist.",
  import_started: () => "The import has already started.",
  import_question: () => "Please answer the questions about the file first.",
  picture_unfetched: () => "A picture could not be fetched.",
  import_not_undoable: () => "Only a finished import of a product file can be undone.",
  mapping_name_in_use: () => "This name belongs to files of another kind.",
  mapping_not_found: () => "This mapping does not exist.",
  api_key_not_found: () => "This API key does not exist.",
  webhook_not_found: () => "This webhook does not exist.",
  webhook_delivery_not_found: () => "This delivery does not exist, or no longer exists.",
  webhook_address: () => "Enter a public address that begins with https://, without a user name.",
  webhook_off: () => "This webhook is off. Switch it on first.",
  redirect_not_found: () => "This redirect does not exist.",
  redirect_source: () =>
    "This is not an old address, or the shop already has a page at this address. Example: /product/nuts.",
  redirect_target: () => "This is not the address of a page of this shop. Example: /products/cashew-nuts.",
  import_file_gone: () => "The file is no longer stored. Please send it again.",
  period_too_long: () => "The period is too long, or ends before it begins.",
  out_of_stock: ({ name }) => (name ? `“${name}” is out of stock.` : "This product is out of stock."),
  insufficient_stock: ({ name, available = 0 }) =>
    available === 1
      ? `Only one unit${name ? ` of “${name}”` : ""} is available.`
      : `Only ${available} units${name ? ` of “${name}”` : ""} are available.`,
  too_many_transfers: ({ available = 0 }) =>
    `You already have ${available} orders waiting for your bank transfer. Pay or cancel one of them first, or pay this order by card.`,
  too_many_held: ({ name, available = 0 }) =>
    `At most ${available} units${name ? ` of “${name}”` : ""} can be reserved before they are paid. Pay on the open payment page or cancel there, or write to us for a larger order.`,
  shop_not_open: () => "The shop opens soon: you cannot order yet.",
  cart_frozen: () => "This cart has just been paid: your order is being registered.",
  cart_busy: () => "Your cart is being updated. Please try again in a moment.",
  cart_empty: () => "Your cart is empty.",
  not_signed_in: () => "You are not logged in, or your session has expired. Please log in.",
  administrators_only: () => "Access denied: administrator access required.",
  channel_not_found: () => "This storefront does not exist.",
  role_not_allowed: () => "Your role in this shop does not include this. An owner can change it.",
  last_owner: () => "A shop needs an owner: make somebody else an owner first.",
  administrator_not_found: () => "There is no such administrator.",
  invitation_not_found: () => "There is no such invitation.",
  already_invited: () => "This person is already invited or an administrator.",
  bank_account_missing: () => "Enter the bank account in the merchant details first.",
  stripe_key_publishable: () =>
    "This is a publishable key (pk_…). Copy the secret key (sk_…) or a restricted key (rk_…).",
  stripe_key_invalid: () => "Stripe does not accept this key. Copy the whole key from Stripe’s dashboard.",
  stripe_key_rights: () =>
    "This key lacks rights. Use the secret key, or give the restricted key the rights of the documentation.",
  stripe_unreachable: () => "Stripe does not respond: try again in a moment.",
  stripe_key_overridden: () => "The server sets another key. Change it in the server’s environment.",
  address_not_public: () =>
    "This address is not public. A public address begins with https:// and is not part of a private network.",
  address_unreachable: () =>
    "Nothing answers at this address over https. Check the domain name, the certificate and the server.",
  address_other_shop: () => "Another shop or site answers at this address.",
  shop_address_overridden: () => "The server sets another address. Change it in the server’s environment.",
  stripe_other_account: ({ name = "" }) =>
    `The shop took real money with the account ${name}. Its refunds need this account: enter a live key of it.`,
  mail_server_unreachable: () =>
    "The mail server cannot be reached. Check the host, the port and the encryption.",
  mail_server_login: () => "The mail server does not accept this user and password.",
  mail_server_refused: () => "The mail server rejected the test e-mail. Check the sender.",
  brevo_key: () => "Brevo does not accept this API key.",
  brevo_list: () => "Choose a list of this account at Brevo.",
  brevo_unreachable: () => "Brevo did not answer. Try again in a few minutes.",
  invalid_credentials: () => "Invalid email or password.",
  mfa_required: () => "This account requires a code: enter the one that your authenticator app shows.",
  wrong_code: () => "This code is not correct, or was used before. Wait for the next one.",
  fresh_proof_required: ({ proof = "password", in_medusa_admin }) =>
    FRESH_PROOF[proof] +
    (in_medusa_admin && proof !== "sign_in"
      ? " In Medusa Admin, open “Confirm it’s you” in the main menu, then try again."
      : ""),
  second_factor_required: () =>
    "The shop requires two-step verification: switch it on in your account, under “Security”.",
  second_factor_missing: () => "Switch on two-step verification for your own account first.",
  second_factor_active: () => "Two-step verification is on already.",
  own_second_factor: () =>
    "Remove your own two-step verification with a code, in your account under “Security”.",
  session_not_found: () => "This session has ended already.",
  email_in_use: () => "Email already in use.",
  password_too_short: ({ least = 0 }) => `This password is too short: at least ${least} characters.`,
  password_too_common: () =>
    "This password is too easy to guess: it is a common word or your address, with or without digits. Use three unrelated words instead.",
  password_required: () => "Please enter the password of this account.",
  wrong_password: () => "The password is not correct.",
  administrator_account: () => "An administrator’s account cannot be deleted here.",
  link_expired: () => "This link is no longer valid. Please request a new one.",
  address_not_found: () => "This address is not in your address book.",
  outside_delivery_area: ({ postal_code = "", name = "" }) =>
    `We do not deliver to ${postal_code} (${name}), which is outside the VAT territory of the European Union.`,
  post_box_not_served: () =>
    "A parcel cannot be delivered to a post office box. Enter a street, or choose a pick-up point.",
  field_post_not_served: () => "The carrier does not deliver to military post.",
  label_too_long: ({ part = "street", name = "", most = 0, suggestion }) =>
    `${PART[part]} “${name}” does not fit on the parcel’s label (${most} characters at most).${suggestion ? ` Write for example “${suggestion}”.` : ""}`,
  label_sender_too_long: ({ part = "name", name = "", most = 0 }) =>
    `In your merchant details: ${PART[part]} “${name}” does not fit on the label (${most} characters at most). Change it in the settings.`,
  points_unavailable: () =>
    "The list of pick-up points is not available right now. Try again, or choose home delivery.",
  too_many_addresses: () => "Your address book is full. Delete an address to add one.",
  order_not_found: () => "This order does not exist.",
  message_not_found: () => "This message no longer exists.",
  refund_not_failed: () => "This refund has not failed, or somebody has already dealt with it.",
  message_not_failed: () => "This message has not failed: there is nothing to try again.",
  customer_not_found: () => "This customer does not exist or was deleted.",
  note_not_found: () => "This note no longer exists.",
  message_not_sent: () => "This message has not been sent yet, so it cannot be sent again.",
  message_is_private: () =>
    "This message contains a link that opens an account: it is not sent again. The customer can request a new one.",
  message_sent_often: () => "This message has been sent again three times. Write to the customer instead.",
  document_not_found: () => "This document does not exist.",
  e_invoice_handed_over: () => "This document is already on its way, or has arrived.",
  order_without_vat: () =>
    "This order was sold without VAT: place a new order for the same business instead of adding items.",
  order_money_refunded: () =>
    "The money of this order was refunded: place a new order instead of adding items.",
  new_line_needed: () => "This line has a discount or was reduced before: add the units as a new line.",
  amount_too_small: () => "A payment must come to at least €0.50. Please add something to your cart.",
  promotion_unknown: ({ name }) =>
    name ? `The code “${name}” does not exist. Please check the spelling.` : "This code does not exist.",
  promotion_not_begun: ({ name }) => `The code “${name}” cannot be used yet.`,
  promotion_expired: ({ name }) => `The code “${name}” has expired.`,
  promotion_used_up: ({ name }) => `The code “${name}” has been used up.`,
  promotion_below_minimum: ({ name, amount_cents = 0 }) =>
    `The code “${name}” applies to purchases of ${euro(amount_cents)} or more.`,
  promotion_not_applicable: ({ name }) => `The code “${name}” does not apply to this order.`,
  promotion_too_many: () => "No more codes can be combined in one order.",
  promotion_not_found: () => "This promotion does not exist (any more).",
  promotion_code_in_use: () => "Another promotion has this code.",
  promotion_used: () => "This promotion has been used, or is being used now: end it instead.",
  promotion_used_more: () => "This promotion has been used more often than that.",
  promotion_not_simple: () =>
    "This promotion has rules that this form does not have: change it in Medusa Admin.",
  country_not_found: () => "The shop does not deliver to this country.",
  country_in_use: () => "Somebody has begun to buy there: close the country instead.",
  country_not_own: () => "This country stays open: it is the shop’s own, or shares its settings with others.",
  no_delivery_set: () =>
    "Delivery is not set up: Medusa Admin needs a location that delivers and a default shipping profile.",
  price_for_some: () =>
    "A price for a country is not possible: the shop shows and charges the same price everywhere. A price for a customer group must be in a price list.",
  price_not_in_cents: () => "A price in euro has at most two decimals.",
  price_quantity_odd: () =>
    "The quantities of a price are whole numbers from 1, and the minimum is not above the maximum.",
  price_for_one_missing: () =>
    "The normal price is missing: a price in euro without a minimum or maximum quantity. Prices by quantity are added to it.",
  price_changed: () => "The total has changed in the meantime. Please check your order before you pay.",
  rest_changed: ({ amount_cents = 0 }) =>
    `The amount of a gift card has changed: ${euro(amount_cents)} is left to pay. Please check it before you pay.`,
  gift_card_unknown: () => "This gift card is not valid. Please check its code.",
  gift_card_issued: () => "A gift card was already issued for this request. Its code is shown only once.",
  gift_card_too_many: () => "No more gift cards can be used in one order.",
  gift_card_not_active: () => "This gift card is blocked, expired or replaced. Choose an active card.",
  gift_card_replaced: () => "This gift card was replaced. Use the new card.",
  gift_card_spent: () => "A part of this card was spent or is reserved, or the card was already refunded.",
  gift_card_day: () => "The card can be sent from today until a year from now. Choose another day.",
  store_credit_empty: () => "Your account has no store credit to use.",
  store_credit_left: ({ amount_cents = 0 }) =>
    `Your account still has ${euro(amount_cents)} of store credit. Spend it, or confirm that you give it up.`,
  store_credit_unsettled: ({ amount_cents = 0 }) =>
    `This customer still has ${euro(amount_cents)} of store credit. Pay it out, then block it: the deletion of the account writes it off.`,
  store_credit_unavailable: () =>
    "This refund cannot become store credit: the customer needs an account, the order must not be paid by invoice, and payment with store credit must be on.",
  origin_not_allowed: () => "Payment cannot be started from this website.",
  delivery_not_available: () => "This delivery method is not offered for this country.",
  delivery_point_required: () =>
    "Please choose the pick-up point or locker where you will collect the parcel.",
  checkout_not_found: () => "This payment session does not exist.",
  payment_unavailable: () =>
    "The payment service is not answering. If you have not paid yet, nothing was charged: please try again in a moment.",
  payment_unknown: () =>
    "The payment service is not answering, so we do not know yet whether your payment arrived. If you have paid, do not pay again: your order or your refund is on its way, and we will e-mail you.",
  email_refused: () => "The payment service refuses this e-mail address. Check it or give another one.",
  invalid_signature: () => "The signature of this message is not valid.",
  changed_meanwhile: () => "Somebody else has changed this in the meantime. Nothing was saved.",
  order_changed: ({ status }) =>
    status
      ? `This order has changed in the meantime: it is now “${STATUS[status]}”.`
      : "This order has changed in the meantime.",
  order_refunded: () => "This order has been refunded: it stays cancelled.",
  order_busy: () =>
    "Somebody else is changing this order, or its payment is just arriving. Please try again in a moment.",
  order_refused: () =>
    "Medusa refuses this change. Open the order in Medusa Admin: an edit may be unfinished there.",
  parcel_shared: () => "This order shares a parcel with another one: unpack it first.",
  parcel_left: () => "The parcel has left: its delivery can no longer change.",
  delivery_changes_vat: () =>
    "Another VAT rate applies in this country, and it can’t change after the sale. Cancel the order and place it again as a telephone order.",
  delivery_price_changed: ({ amount_cents = 0 }) =>
    `The price of this delivery has changed: the difference is now ${euro(amount_cents)}. Check it and save again.`,
  refund_too_much: ({ amount_cents = 0 }) => `No more than ${euro(amount_cents)} can still be refunded.`,
  refund_amount_differs: ({ amount_cents = 0 }) =>
    `Your selection comes to ${euro(amount_cents)}, not to the amount of the refund.`,
  refund_unknown_part: () => "The order has no such line or VAT rate.",
  refund_not_found: () => "This order has no such refund to assign.",
  refund_disputed: () =>
    "The customer disputes this payment: their bank has the money. Answer the dispute; don’t refund it as well.",
  refund_key_reused: () => "Another refund was requested with this key.",
  refund_refused: () =>
    "The payment service refuses this refund. Please check the payment in its own dashboard.",
  refund_unavailable: () =>
    "The payment service is not answering. Nothing was refunded; please try again in a moment.",
  refund_pending: () =>
    "The payment service is not answering. The refund is recorded and will be made as soon as it answers.",
  withdrawal_too_late: () =>
    "The withdrawal period of 14 days after delivery is over. If something is wrong, please contact us.",
  withdrawal_perishable: () =>
    "These items are perishable food: the right of withdrawal does not apply to them. If they are damaged or not the right ones, write to us.",
  withdrawal_not_possible: () =>
    "There is no purchase to withdraw from: the order is not paid, or it is cancelled.",
  withdrawal_unknown_item: () => "This order does not contain that many units of this item.",
  order_field_needed: () => "Fill in this field to order.",
  extra_not_offered: () => "This extra is no longer offered. Reload the page to see those that are.",
  payment_method_not_offered: () => "This shop does not offer this payment method.",
  vat_number_malformed: () => "This VAT number doesn’t have the form of a member state’s VAT number.",
  vat_number_unconfirmed: () => "VIES does not confirm the VAT number of this account.",
  wording_changed: () => "The text has changed. Load it again.",
  address_required: () => "This payment method needs the delivery address.",
  payment_not_made: () => "This order is not paid yet. Please finish the payment first.",
  payment_over: () =>
    "The payment was not completed and nothing was charged. Please choose again how you want to pay.",
  payment_given_back: () =>
    "Your payment arrived, but we could not place the order. You will get the full amount back.",
  nothing_to_pay: () => "There is nothing (left) to pay for this order.",
  service_not_offered: () => "This carrier does not offer this delivery method to this country.",
  carrier_not_connected: ({ carrier = "" }) => `No ${carrier} account is connected: use the CSV file.`,
  carrier_away: ({ carrier = "The carrier" }) =>
    `${carrier} is not answering. Try again in a moment: no label is ordered twice.`,
  carrier_refused: ({ carrier = "The carrier", name }) =>
    name
      ? `${carrier} refuses this parcel: “${name}”.`
      : `${carrier} refuses this parcel without giving a reason.`,
  carrier_account: ({ carrier = "The carrier", name = "the settings" }) =>
    `${carrier} refuses the account: check ${name}.`,
  weight_unknown: ({ carrier = "" }) =>
    `The weight of an item is unknown: enter it in the product, or create the label with ${carrier}.`,
  parcel_too_heavy: ({ carrier = "", most = 0 }) =>
    `The parcel weighs more than ${most} kg: ${carrier} does not carry it as one parcel.`,
  label_missing: () => "One of these orders has no label yet.",
  nothing_to_send: () => "There is nothing left to send for this order.",
  order_cancelled: () => "This order is cancelled: there is nothing left to pay.",
  order_being_paid: () =>
    "This order has just been paid, or is being paid now. Wait a moment and reload the page.",
  order_without_email: () => "This order has no e-mail address to send a link to.",
  draft_without_codes: () =>
    "A draft order takes no promo code: lower the price of a line, or use “Telephone order” in the shop’s dashboard.",
  payment_promised: () =>
    "This order is already awaiting another payment, which the customer was e-mailed about.",
  payment_awaited: () => "This order is not paid yet: first mark it as paid.",
  payment_not_awaited: () =>
    "This order is not awaiting a payment: it is paid, or it is cancelled. Set a cancelled order back to “pending” first.",
  payment_amount_differs: ({ amount_cents = 0 }) =>
    `The order costs ${euro(amount_cents)}, another amount arrived. Ask the customer for the difference, or send the money back and cancel the order; mark it as paid once ${euro(amount_cents)} have arrived.`,
  no_store_credit: () =>
    "The shop has no store credit: refund the money, or edit the order to change its price.",
  refund_account_required: () =>
    "This order was paid by bank transfer: send the money back from your bank and enter the account (a valid IBAN) in a refund on the dashboard. Then the order can be cancelled.",
}
