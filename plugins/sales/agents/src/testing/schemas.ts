import { z } from "zod"

/** Formats of answers in the Universal Commerce Protocol 2026-04-08, which tests check. Written from the specification's text. */

const amount = z.number().int().min(0)
const date = z.iso.datetime()
const version = z.iso.date()

const total = z
  .object({
    type: z.string(),
    amount: z.number().int(),
    display_text: z.string().optional(),
    lines: z.array(z.object({ display_text: z.string(), amount: z.number().int() })).optional(),
  })
  .refine(({ type, amount: sum }) => (type.endsWith("discount") ? sum < 0 : type === "total" || sum >= 0))
  .refine(({ lines, amount: sum }) => !lines || lines.reduce((all, line) => all + line.amount, 0) === sum)
const totals = z
  .array(total)
  .refine((all) =>
    ["subtotal", "total"].every((type) => all.filter((each) => each.type === type).length === 1),
  )
  .refine((all) => {
    const sum = all.filter(({ type }) => type !== "total").reduce((before, each) => before + each.amount, 0)
    return sum === all.find(({ type }) => type === "total")?.amount
  })

export const messageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("error"),
    code: z.string(),
    content: z.string(),
    severity: z.enum(["recoverable", "requires_buyer_input", "requires_buyer_review", "unrecoverable"]),
    path: z.string().startsWith("$").optional(),
  }),
  z.object({
    type: z.enum(["warning", "info"]),
    code: z.string(),
    content: z.string(),
    path: z.string().optional(),
  }),
])

const versions = z.record(z.string(), z.array(z.object({ version })))
const ucp = z.object({ version, status: z.literal("success"), capabilities: versions })

export const errorResponseSchema = z.strictObject({
  ucp: z.object({ version, status: z.literal("error") }),
  messages: z.array(messageSchema).min(1),
})
export const protocolErrorSchema = z.object({ code: z.string(), content: z.string(), continue_url: z.url() })

const item = z.object({ id: z.string(), title: z.string(), price: amount, image_url: z.url().optional() })
const lineItem = z.object({ id: z.string(), item, quantity: z.number().int().min(1), totals: z.array(total) })
const link = z.object({ type: z.string(), url: z.url() })
const discounts = z.object({
  codes: z.array(z.string()),
  applied: z.array(z.object({ code: z.string().optional(), title: z.string(), amount })),
})

export const ucpCartSchema = z.object({
  ucp,
  id: z.string().min(20),
  line_items: z.array(lineItem),
  currency: z.literal("EUR"),
  totals,
  discounts,
  buyer: z.object({ email: z.email().optional() }).loose().optional(),
  messages: z.array(messageSchema),
  links: z.array(link),
  continue_url: z.url(),
  expires_at: date,
})

const destination = z.object({ id: z.string() }).loose()
const option = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  earliest_fulfillment_time: date.optional(),
  latest_fulfillment_time: date.optional(),
  totals: z.array(total),
})
const method = z.object({
  id: z.string(),
  type: z.enum(["shipping", "pickup"]),
  line_item_ids: z.array(z.string()),
  destinations: z.array(destination),
  selected_destination_id: z.string().nullable(),
  groups: z.array(
    z.object({
      id: z.string(),
      line_item_ids: z.array(z.string()),
      options: z.array(option),
      selected_option_id: z.string().nullable(),
    }),
  ),
})

export const ucpCheckoutSchema = ucpCartSchema.extend({
  ucp: ucp.extend({ payment_handlers: z.object({}) }),
  status: z.enum(["incomplete", "requires_escalation", "ready_for_complete", "completed", "canceled"]),
  fulfillment: z.object({
    methods: z.array(method),
    available_methods: z.array(
      z.object({ type: z.enum(["shipping", "pickup"]), line_item_ids: z.array(z.string()) }),
    ),
  }),
  order: z.object({ id: z.string(), label: z.string(), permalink_url: z.url() }).optional(),
})

const price = z.object({ amount, currency: z.string().length(3) })
const variant = z.object({
  id: z.string(),
  title: z.string(),
  description: z.object({ plain: z.string() }),
  price,
  availability: z.object({ available: z.boolean(), status: z.string() }),
})
const product = z.object({
  id: z.string(),
  title: z.string(),
  description: z.object({ plain: z.string() }),
  url: z.url(),
  price_range: z.object({ min: price, max: price }),
  media: z.array(z.object({ type: z.string(), url: z.url() })),
  variants: z.array(variant).min(1),
  metadata: z.object({ text_origin: z.literal("merchant") }).loose(),
})
export const ucpSearchSchema = z.object({
  ucp,
  products: z.array(product),
  pagination: z.object({ has_next_page: z.boolean(), cursor: z.string().optional(), total_count: amount }),
  messages: z.array(messageSchema),
})
export const ucpLookupSchema = z.object({
  ucp,
  products: z.array(
    product.extend({
      variants: z
        .array(variant.extend({ inputs: z.array(z.object({ id: z.string(), match: z.string() })).min(1) }))
        .min(1),
    }),
  ),
  messages: z.array(messageSchema),
})
export const ucpProductSchema = z.object({ ucp, product, messages: z.array(messageSchema) })

const units = z.array(z.object({ id: z.string(), quantity: z.number().int().min(1) }))
export const ucpOrderSchema = z.object({
  ucp,
  id: z.string(),
  label: z.string(),
  checkout_id: z.string(),
  permalink_url: z.url(),
  currency: z.literal("EUR"),
  line_items: z.array(
    lineItem.extend({
      quantity: z.object({ original: amount, total: amount, fulfilled: amount }),
      status: z.enum(["processing", "partial", "fulfilled", "removed"]),
    }),
  ),
  fulfillment: z.object({
    expectations: z.array(
      z.object({
        id: z.string(),
        line_items: units,
        method_type: z.enum(["shipping", "pickup", "digital"]),
        destination: z.object({}).loose(),
      }),
    ),
    events: z.array(
      z.object({
        ...{ id: z.string(), occurred_at: date, type: z.string(), line_items: units },
        tracking_number: z.string().optional(),
      }),
    ),
  }),
  adjustments: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      occurred_at: date,
      status: z.enum(["pending", "completed", "failed"]),
    }),
  ),
  totals,
})

const service = z.object({
  version,
  transport: z.enum(["rest", "mcp"]),
  endpoint: z.url(),
  schema: z.url({ hostname: /^ucp\.dev$/ }),
  spec: z.url({ hostname: /^ucp\.dev$/ }),
})
export const ucpProfileSchema = z.object({
  ucp: z.object({
    version,
    services: z.object({ "dev.ucp.shopping": z.array(service) }),
    capabilities: z.record(
      z.string().startsWith("dev.ucp.shopping."),
      z.array(z.object({ version, spec: z.url(), schema: z.url() }).loose()),
    ),
    payment_handlers: z.object({}),
  }),
  signing_keys: z
    .array(
      z
        .object({
          kid: z.string(),
          kty: z.literal("EC"),
          crv: z.literal("P-256"),
          x: z.string(),
          y: z.string(),
        })
        .loose(),
    )
    .min(1),
})
