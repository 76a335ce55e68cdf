import type { Cart, Language } from "@bon-perroquet/contract"
import { screenUrl, shopOrigins } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { offeredPoints, type DeliveryOffer } from "../delivery"
import { continueUrl, policyLinks } from "../documents/cart"
import type { Checkout, CheckoutStatus } from "../documents/checkout"
import { optionOf, pointOf } from "../documents/fulfillment"
import { discountsOf, lineItemOf, type Total } from "../documents/parts"
import type { Message } from "../messages"
import type { Entered, PostalAddress } from "../rows/entered"
import { TEXTS } from "../texts"
import { acpOrder } from "./order"
import { acpTotals, CURRENCY } from "./totals"

/** Version of the Agentic Commerce Protocol, which is the day of its release. */
export const ACP_VERSION = "2026-04-17"

const STATUSES: Record<CheckoutStatus, string> = {
  incomplete: "not_ready_for_payment",
  requires_escalation: "requires_escalation",
  ready_for_complete: "ready_for_payment",
  completed: "completed",
  canceled: "canceled",
}

/** Codes of errors in messages. The protocol's list is closed. */
const ERROR_CODES: Partial<Record<string, string>> = {
  missing: "missing",
  cart_empty: "missing",
  address_undeliverable: "region_restricted",
  item_unavailable: "not_found",
  out_of_stock: "out_of_stock",
  order_button_required: "intervention_required",
  payment_declined: "payment_declined",
  price_changed: "conflict",
  payment_unavailable: "conflict",
  cart_busy: "conflict",
  cart_frozen: "conflict",
  vat_number_unconfirmed: "approval_required",
  address_unverified: "approval_required",
  payment_method_not_offered: "unsupported",
  points_unavailable: "unsupported",
}

/** Paths of the shared messages, which are those of the Universal Commerce Protocol, with the longest first. */
const PATHS = [
  ["$.fulfillment.methods[0].selected_destination_id", "$.selected_fulfillment_options"],
  ["$.fulfillment.methods[0].groups[0].selected_option_id", "$.selected_fulfillment_options"],
  ["$.fulfillment.methods[0]", "$.fulfillment_details.address"],
] as const

export const codeOf = (code: string): string => ERROR_CODES[code] ?? "invalid"

export function paramOf(path: string): string {
  const match = PATHS.find(([shared]) => path.startsWith(shared))
  return match?.[1] ?? path
}

function messageOf(message: Message) {
  const { type, code, content, path } = message
  const text = { content_type: "plain" as const, content, ...(path && { param: paramOf(path) }) }
  if (message.type !== "error") return { type, ...(type === "warning" && { code }), ...text }
  const { severity } = message
  const resolution = severity === "unrecoverable" ? "requires_buyer_review" : severity
  return { type, code: codeOf(code), resolution, ...text }
}

const addressOf = ({ first_name, last_name, ...address }: PostalAddress, name: string) => ({
  name: [first_name, last_name].filter(Boolean).join(" ") || name,
  line_one: address.street_address ?? "",
  ...(address.extended_address && { line_two: address.extended_address }),
  city: address.address_locality ?? "",
  // Addresses in the shop's countries have no state, but the protocol requires the field.
  state: address.address_region ?? "",
  country: address.address_country ?? "",
  postal_code: address.postal_code ?? "",
})

/** Returns the person. The protocol requires the e-mail address of a buyer. */
function personOf({ buyer = {}, delivery }: Entered) {
  const { first_name, last_name, email, phone_number } = buyer
  const name = [first_name, last_name].filter(Boolean).join(" ")
  const stated = { ...(email && { email }), ...(phone_number && { phone_number }) }
  const address = delivery?.address
  return {
    ...(email && {
      buyer: { ...(first_name && { first_name }), ...(last_name && { last_name }), ...stated },
    }),
    ...((address || name) && {
      fulfillment_details: {
        ...(name && { name }),
        ...stated,
        ...(address && { address: addressOf(address, name) }),
      },
    }),
  }
}

const optionTotals = (amount: number, language: Language): Total[] => [
  { type: "total", display_text: TEXTS[language].totals.delivery, amount },
]

/** Returns delivery to the door, and the pick-up points near the address. */
async function optionsOf(container: MedusaContainer, { cart, offer }: Checkout) {
  const { language, entered } = cart
  const postalCode = entered.delivery?.address?.postal_code
  const isNear = offer.points.length > 0 || !postalCode
  const points = isNear
    ? offer.points
    : ((await offeredPoints(container, offer.country, postalCode, language)) ?? [])
  const shipping = offer.methods
    .filter(({ needs_point }) => !needs_point)
    .map((method) => {
      const { id, title, carrier, description, ...times } = optionOf(method, language)
      const { earliest_fulfillment_time: earliest, latest_fulfillment_time: latest } = times
      return {
        ...{ type: "shipping", id, title, carrier },
        ...(description && { description }),
        ...(earliest && { earliest_delivery_time: earliest }),
        ...(latest && { latest_delivery_time: latest }),
        totals: optionTotals(method.price_cents, language),
      }
    })
  const pickup = points.flatMap((point) => {
    const method = offer.methods.find(({ needs_point, code }) => needs_point && code === point.kind)
    if (!method) return []
    const { id, name, address } = pointOf(point)
    return [
      {
        ...{ type: "pickup", id, title: TEXTS[language].kinds[point.kind] },
        location: { name, address: addressOf(address, name) },
        ...(point.kind === "locker" && { pickup_type: "locker" }),
        totals: optionTotals(method.price_cents, language),
      },
    ]
  })
  return [...shipping, ...pickup]
}

function selectedOf({ chosen, point }: DeliveryOffer, { items }: Cart, item_ids: string[]) {
  if (!chosen || items.length === 0 || (chosen.needs_point && !point)) return []
  return [
    point
      ? { type: "pickup", option_id: point.id, item_ids }
      : { type: "shipping", option_id: chosen.id, item_ids },
  ]
}

function lineOf(item: Cart["items"][number], origin: string, language: Language) {
  const { id, item: sold, quantity } = lineItemOf(item, origin)
  const names = TEXTS[language].totals
  const { line_total_cents: gross, discount_cents: discount } = item
  return {
    ...{ id, quantity, name: sold.title, unit_amount: sold.price },
    item: { id, name: sold.title, unit_amount: sold.price },
    ...(sold.image_url && { images: [sold.image_url] }),
    ...{ product_id: item.product_id, variant_id: item.variant_id },
    totals: [
      { type: "items_base_amount", display_text: names.subtotal, amount: gross },
      ...(discount ? [{ type: "items_discount", display_text: names.discount, amount: discount }] : []),
      { type: "subtotal", display_text: names.subtotal, amount: gross - discount },
      { type: "total", display_text: names.total, amount: gross - discount },
    ],
  }
}

function discountOf(view: Cart) {
  const { codes, applied } = discountsOf(view)
  return {
    codes,
    applied: applied.map(({ title, amount, ...rest }, index) => ({
      ...{ id: `discount_${index + 1}`, coupon: { id: title, name: title }, amount, ...rest },
    })),
  }
}

const LINKS: Record<string, string> = {
  privacy_policy: "privacy_policy",
  terms_of_service: "terms_of_use",
  refund_policy: "return_policy",
}
const DISCOUNTS = ["CheckoutSessionCreateRequest", "CheckoutSessionUpdateRequest", "CheckoutSession"]

/** Returns a checkout in the words of the Agentic Commerce Protocol. @param handlers payment handlers that it may use */
export async function sessionDocument(container: MedusaContainer, checkout: Checkout, handlers: object[]) {
  const { cart, view, offer, order, messages } = checkout
  const { language } = cart
  const [origin = ""] = shopOrigins(container)
  const line_items = view.items.map((item) => lineOf(item, origin, language))
  const isOpen = !order && cart.state !== "cancelled"
  const status = isOpen && cart.state === "ordering" ? "complete_in_progress" : STATUSES[checkout.status]
  return {
    id: cart.checkout_key ?? "",
    protocol: { version: ACP_VERSION },
    capabilities: {
      payment: { handlers: status === "ready_for_payment" ? handlers : [] },
      interventions: { supported: [], required: [] },
      extensions: [{ name: "discount", extends: DISCOUNTS.map((each) => `$.${each}.discounts`) }],
    },
    status,
    currency: CURRENCY,
    locale: language,
    ...personOf(cart.entered),
    line_items,
    fulfillment_options: isOpen ? await optionsOf(container, checkout) : [],
    selected_fulfillment_options: selectedOf(
      offer,
      view,
      line_items.map(({ id }) => id),
    ),
    totals: acpTotals(offer.chosen?.totals ?? view.totals, language, !offer.chosen),
    discounts: discountOf(view),
    messages: messages.map(messageOf),
    links: [
      ...policyLinks(container, cart).map(({ type, url }) => ({ type: LINKS[type] ?? type, url })),
      { type: "contact_us", url: screenUrl(container, language, "/contact") },
    ],
    expires_at: cart.expires_at.toISOString(),
    ...(isOpen && { continue_url: continueUrl(container, cart) }),
    ...(order && { order: acpOrder(container, order, { session_id: cart.checkout_key ?? "", language }) }),
  }
}
