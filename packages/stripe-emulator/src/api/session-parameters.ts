import { z } from "zod"
import { PAYMENT_METHODS } from "../choices"
import { email, expand, flag, integer, metadata, text, url } from "./parameters"

/** Languages of Stripe's page. The emulator's page is in English. */
const LOCALES =
  "auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW".split(
    " ",
  )

const country = z.string().regex(/^[A-Z]{2}$/, "Invalid country")
const currency = z.enum(["eur"])
const taxBehavior = z.enum(["inclusive", "exclusive", "unspecified"]).default("unspecified")
const message = z.strictObject({ message: text(1200) })

const address = z.strictObject({
  city: text().optional(),
  country: country.optional(),
  line1: text().optional(),
  line2: text().optional(),
  postal_code: text().optional(),
  state: text().optional(),
})

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    product_data: z.strictObject({
      name: text(),
      description: text().optional(),
      images: z.array(url).max(8).default([]),
      metadata: metadata.default({}),
      tax_code: text().optional(),
      unit_label: text(12).optional(),
    }),
    tax_behavior: taxBehavior,
    unit_amount: integer(0),
  }),
  quantity: integer(1, 999_999),
})

const unit = z.enum(["hour", "day", "business_day", "week", "month"])
const bound = z.strictObject({ unit, value: integer(1) })
const shippingRateData = z.strictObject({
  display_name: text(100),
  delivery_estimate: z.strictObject({ minimum: bound.optional(), maximum: bound.optional() }).optional(),
  fixed_amount: z.strictObject({ amount: integer(0), currency }),
  metadata: metadata.default({}),
  tax_behavior: taxBehavior,
  tax_code: text().optional(),
  type: z.literal("fixed_amount").default("fixed_amount"),
})

export const sessionParameters = z.strictObject({
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  // Filters the account's methods since API version endive (2026-10), which rejects the former list of methods.
  allowed_payment_method_types: z
    .array(z.enum([...PAYMENT_METHODS, "paypal"]))
    .min(1)
    .default([...PAYMENT_METHODS]),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  branding_settings: z.strictObject({ display_name: text(100) }).optional(),
  cancel_url: url.optional(),
  client_reference_id: text(200).optional(),
  custom_text: z
    .strictObject({
      after_submit: message.optional(),
      shipping_address: message.optional(),
      submit: message.optional(),
      terms_of_service_acceptance: message.optional(),
    })
    .default({}),
  customer_creation: z.enum(["always", "if_required"]).default("if_required"),
  customer_email: email.optional(),
  expand,
  expires_at: integer(0, 99_999_999_999).optional(),
  line_items: z.array(lineItem).min(1).max(100),
  locale: z.enum(LOCALES).optional(),
  metadata: metadata.default({}),
  mode: z.literal("payment"),
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(["automatic", "automatic_async"]).optional(),
      description: text(1000).optional(),
      metadata: metadata.default({}),
      receipt_email: email.optional(),
      setup_future_usage: z.literal("off_session").optional(),
      shipping: z.strictObject({ name: text(), phone: text().optional(), address }).optional(),
    })
    .default({ metadata: {} }),
  phone_number_collection: z.strictObject({ enabled: flag }).default({ enabled: false }),
  shipping_address_collection: z.strictObject({ allowed_countries: z.array(country).min(1) }).optional(),
  /** Stripe accepts five options, but the shop sends only the selected one. */
  shipping_options: z
    .array(z.strictObject({ shipping_rate_data: shippingRateData }))
    .max(1, "This emulator takes one shipping option")
    .default([]),
  submit_type: z.enum(["auto", "book", "donate", "pay"]).optional(),
  success_url: url,
  ui_mode: z.literal("hosted_page").default("hosted_page"),
})
export type SessionParameters = z.output<typeof sessionParameters>
