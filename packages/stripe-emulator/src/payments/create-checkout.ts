import { badParameter } from "../fault"
import type { SessionParameters } from "../api/session-parameters"
import type { Emulator } from "../emulator"
import { newId } from "../ids"
import type { CheckoutRecord } from "../objects/checkout-record"
import { newLineItem, newShippingRate } from "../objects/line-item"
import { newSession } from "../objects/session"

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
/** Stripe's minimum in cents. The maximum has eight digits. */
export const LEAST_CENTS = 50
const MAX_CENTS = 99_999_999

const NO_METHOD =
  "No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods)."

export function createCheckout(emulator: Emulator, parameters: SessionParameters): CheckoutRecord {
  if (emulator.owner.livemode) requireHttps(parameters)
  const methods = emulator.offered.filter((method) =>
    parameters.allowed_payment_method_types.includes(method),
  )
  if (!methods.length) throw badParameter(NO_METHOD)
  const created = emulator.clock.now()
  const lineItems = parameters.line_items.map((line) => newLineItem(line, created))
  const [option] = parameters.shipping_options
  const shippingRate = option ? newShippingRate(option, created) : null
  const subtotal = lineItems.reduce((sum, line) => sum + line.amount_total, 0)
  const shippingAmount = shippingRate?.fixed_amount?.amount ?? 0
  checkAmount(subtotal + shippingAmount)

  const id = newId(emulator.owner.livemode ? "cs_live_a1" : "cs_test_a1", 56)
  const session = newSession(parameters, {
    id,
    methods,
    url: `${emulator.publicUrl}/c/pay/${id}`,
    created,
    expiresAt: expiry(parameters.expires_at, created),
    subtotal,
    shippingRate: shippingRate && { id: shippingRate.id, amount: shippingAmount },
  })
  if (parameters.branding_settings)
    session.branding_settings = branding(parameters.branding_settings.display_name)

  const record: CheckoutRecord = {
    session,
    lineItems,
    shippingRate,
    intentData: intentData(parameters.payment_intent_data),
    pending: null,
    visit: { problems: [], values: {} },
  }
  emulator.account.checkouts.set(id, record)
  emulator.changed()
  return record
}

function requireHttps({ success_url, cancel_url }: SessionParameters): void {
  for (const [name, url] of Object.entries({ success_url, cancel_url }))
    if (url && !url.startsWith("https://"))
      throw badParameter("Livemode requests must always be redirected via HTTPS.", name, "url_invalid")
}

function checkAmount(total: number): void {
  if (total < LEAST_CENTS) {
    const message = "The Checkout Session's total amount due must add up to at least €0.50 eur"
    throw badParameter(message, undefined, "amount_too_small")
  }
  if (total > MAX_CENTS) {
    throw badParameter("The amount must be no more than €999,999.99", undefined, "amount_too_large")
  }
}

function expiry(requested: number | undefined, now: number): number {
  if (requested === undefined) return now + DAY
  const wrong = (bound: string) =>
    badParameter(
      `The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`,
      "expires_at",
    )
  if (requested < now + 30 * MINUTE) throw wrong("at least 30 minutes")
  if (requested > now + DAY) throw wrong("less than 24 hours")
  return requested
}

function intentData(data: SessionParameters["payment_intent_data"]): CheckoutRecord["intentData"] {
  const { shipping } = data
  const nowhere = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
  return {
    description: data.description ?? null,
    metadata: data.metadata,
    receiptEmail: data.receipt_email ?? null,
    keepsFor: data.setup_future_usage ?? null,
    shipping: shipping
      ? {
          name: shipping.name,
          phone: shipping.phone ?? null,
          address: { ...nowhere, ...shipping.address },
        }
      : null,
  }
}

function branding(displayName: string) {
  return {
    background_color: "#ffffff",
    border_style: "rounded" as const,
    button_color: "#1b3a5c",
    display_name: displayName,
    font_family: "default",
    icon: null,
    logo: null,
  }
}
