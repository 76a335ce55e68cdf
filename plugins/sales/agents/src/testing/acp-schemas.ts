import { z } from "zod"

/**
 * Formats of answers in the Agentic Commerce Protocol 2026-04-17, which tests check. Written from the specification. Its
 * objects allow no other fields.
 */

export const ACP_VERSION = "2026-04-17"

const amount = z.number().int()
const date = z.iso.datetime()
const total = z.strictObject({
  type: z.enum([
    ...([
      "items_base_amount",
      "items_discount",
      "subtotal",
      "discount",
      "fulfillment",
      "tax",
      "fee",
    ] as const),
    ...(["gift_wrap", "tip", "store_credit", "total", "amount_refunded"] as const),
  ]),
  display_text: z.string().min(1),
  amount: amount.min(0),
  breakdown: z.array(z.strictObject({ jurisdiction: z.string(), rate: z.number(), amount })).optional(),
})
type Total = z.output<typeof total>

export const amountIn = (totals: readonly Total[], type: Total["type"]): number =>
  totals.find((each) => each.type === type)?.amount ?? 0

const totals = z
  .array(total)
  .refine(
    (all) =>
      amountIn(all, "total") ===
      amountIn(all, "items_base_amount") -
        amountIn(all, "items_discount") -
        amountIn(all, "discount") +
        amountIn(all, "fulfillment"),
  )

const address = z.strictObject({
  name: z.string(),
  line_one: z.string(),
  line_two: z.string().optional(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postal_code: z.string(),
})
const person = { email: z.email().optional(), phone_number: z.string().optional() }
const option = { id: z.string(), title: z.string(), totals: z.array(total) }
const content = {
  content_type: z.literal("plain"),
  content: z.string().min(1),
  param: z.string().startsWith("$").optional(),
}

const message = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("info"), ...content }),
  z.strictObject({
    type: z.literal("warning"),
    code: z.enum(["discount_code_expired", "discount_code_invalid"]),
    ...content,
  }),
  z.strictObject({
    type: z.literal("error"),
    code: z.enum([
      ...(["missing", "invalid", "out_of_stock", "payment_declined", "region_restricted"] as const),
      ...(["approval_required", "unsupported", "not_found", "conflict", "intervention_required"] as const),
    ]),
    resolution: z.enum(["recoverable", "requires_buyer_input", "requires_buyer_review"]),
    ...content,
  }),
])

const units = z.strictObject({ id: z.string(), quantity: z.number().int().min(1) })
const event = z.strictObject({ id: z.string(), type: z.string(), occurred_at: date })

const orderSchema = z.strictObject({
  type: z.literal("order"),
  id: z.string(),
  checkout_session_id: z.string(),
  order_number: z.string(),
  permalink_url: z.url(),
  status: z.enum(["created", "confirmed", "processing", "shipped", "completed", "canceled"]),
  confirmation: z.strictObject({ confirmation_number: z.string() }),
  line_items: z.array(
    z.strictObject({
      ...{
        id: z.string(),
        title: z.string(),
        status: z.string(),
        product_id: z.string(),
        unit_price: amount,
      },
      quantity: z.strictObject({ ordered: amount.min(1), current: amount.min(0), fulfilled: amount.min(0) }),
    }),
  ),
  fulfillments: z.array(
    z.strictObject({
      ...{ id: z.string(), type: z.enum(["shipping", "pickup"]), status: z.string() },
      ...{ line_items: z.array(units), events: z.array(event) },
      ...{ tracking_number: z.string().optional(), tracking_url: z.url().optional() },
    }),
  ),
  adjustments: z.array(
    z.strictObject({
      ...{ id: z.string(), type: z.string(), status: z.string(), occurred_at: date },
      ...{ amount: amount.optional(), currency: z.literal("eur").optional() },
    }),
  ),
  totals,
})

export const sessionSchema = z.strictObject({
  id: z.string().min(20),
  protocol: z.strictObject({ version: z.literal(ACP_VERSION) }),
  capabilities: z.strictObject({
    payment: z.strictObject({
      handlers: z.array(
        z.strictObject({
          ...{ id: z.string(), name: z.string(), display_name: z.string(), version: z.iso.date() },
          ...{ spec: z.url(), config_schema: z.url(), instrument_schemas: z.array(z.url()) },
          ...{ requires_delegate_payment: z.boolean(), requires_pci_compliance: z.boolean() },
          ...{ psp: z.literal("stripe"), config: z.looseObject({ merchant_id: z.string() }) },
        }),
      ),
    }),
    interventions: z.strictObject({ supported: z.array(z.never()), required: z.array(z.never()) }),
    extensions: z.array(
      z.strictObject({ name: z.literal("discount"), extends: z.array(z.string().startsWith("$.")) }),
    ),
  }),
  status: z.enum([
    ...(["not_ready_for_payment", "requires_escalation", "ready_for_payment"] as const),
    ...(["complete_in_progress", "completed", "canceled"] as const),
  ]),
  currency: z.literal("eur"),
  locale: z.string(),
  buyer: z
    .strictObject({
      ...person,
      email: z.email(),
      first_name: z.string().optional(),
      last_name: z.string().optional(),
    })
    .optional(),
  fulfillment_details: z
    .strictObject({ ...person, name: z.string().optional(), address: address.optional() })
    .optional(),
  line_items: z.array(
    z.strictObject({
      ...{ id: z.string(), name: z.string(), unit_amount: amount, quantity: amount.min(1) },
      item: z.strictObject({ id: z.string(), name: z.string(), unit_amount: amount }),
      images: z.array(z.url()).optional(),
      ...{ product_id: z.string(), variant_id: z.string(), totals: z.array(total) },
    }),
  ),
  fulfillment_options: z.array(
    z.discriminatedUnion("type", [
      z.strictObject({
        ...{ type: z.literal("shipping"), ...option, carrier: z.string() },
        ...{ description: z.string().optional() },
        ...{ earliest_delivery_time: date.optional(), latest_delivery_time: date.optional() },
      }),
      z.strictObject({
        ...{ type: z.literal("pickup"), ...option },
        location: z.strictObject({ name: z.string(), address }),
        pickup_type: z.literal("locker").optional(),
      }),
    ]),
  ),
  selected_fulfillment_options: z.array(
    z.strictObject({
      type: z.enum(["shipping", "pickup"]),
      option_id: z.string(),
      item_ids: z.array(z.string()),
    }),
  ),
  totals,
  discounts: z.strictObject({
    codes: z.array(z.string()),
    applied: z.array(
      z.strictObject({
        ...{ id: z.string(), code: z.string().optional(), automatic: z.boolean().optional() },
        ...{ coupon: z.strictObject({ id: z.string(), name: z.string() }), amount: amount.min(0) },
      }),
    ),
  }),
  messages: z.array(message),
  links: z.array(
    z.strictObject({
      type: z.enum(["terms_of_use", "privacy_policy", "return_policy", "contact_us"]),
      url: z.url(),
    }),
  ),
  expires_at: date,
  continue_url: z.url().optional(),
  order: orderSchema.optional(),
})
export type Session = z.output<typeof sessionSchema>

export const acpErrorSchema = z.strictObject({
  type: z.literal("invalid_request"),
  code: z.string(),
  message: z.string().min(1),
  param: z.string().startsWith("$").optional(),
})

export const discoverySchema = z.strictObject({
  protocol: z.strictObject({
    name: z.literal("acp"),
    version: z.iso.date(),
    supported_versions: z.array(z.iso.date()),
  }),
  api_base_url: z.url(),
  transports: z.array(z.literal("rest")),
  capabilities: z.strictObject({
    services: z.array(z.literal("checkout")),
    extensions: z.array(z.strictObject({ name: z.literal("discount") })),
    supported_currencies: z.array(z.literal("eur")),
    supported_locales: z.array(z.string()),
  }),
})

export const acpEventSchema = z.strictObject({
  type: z.enum(["order_create", "order_update"]),
  data: orderSchema,
})
