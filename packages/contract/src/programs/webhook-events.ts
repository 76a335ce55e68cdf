import { z } from "zod"

const order = z.object({ order_id: z.string(), order_number: z.string() })
const amounts = { total_cents: z.number().int(), currency: z.string() }
const parcel = order.extend({ parcel_id: z.string() })

/**
 * Webhooks that other programs can receive (docs/extending/webhooks.md), with the `data` of their bodies. They contain no
 * personal data: programs read records with an API key. If you remove or change a field, increment the version.
 */
export const WEBHOOK_EVENTS = {
  "order.placed": { version: 1, data: order.extend(amounts) },
  "order.paid": { version: 1, data: order.extend(amounts) },
  "order.changed": { version: 1, data: order.extend(amounts) },
  "order.packed": { version: 1, data: parcel },
  "order.unpacked": { version: 1, data: parcel },
  "order.shipped": { version: 1, data: parcel.extend({ tracking_numbers: z.array(z.string()) }) },
  "order.delivered": { version: 1, data: parcel },
  "order.canceled": { version: 1, data: order },
  "order.refunded": {
    version: 1,
    data: order.extend({ refund_id: z.string(), amount_cents: z.number().int(), currency: z.string() }),
  },
  "product.changed": {
    version: 1,
    data: z.object({ product_id: z.string(), status: z.string().nullable(), is_deleted: z.boolean() }),
  },
  "stock.changed": {
    version: 1,
    data: z.object({
      product_id: z.string(),
      variant_id: z.string(),
      sku: z.string().nullable(),
      stocked: z.number(),
      reserved: z.number(),
      available: z.number(),
    }),
  },
  "customer.deleted": { version: 1, data: z.object({ customer_id: z.string() }) },
} as const satisfies Record<string, { version: number; data: z.ZodObject }>
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[]

/** Event of the test button. Its `data` is empty. */
export const WEBHOOK_TEST = "webhook.test"

/** Body of a webhook, with the fields that Standard Webhooks recommends and the version of `data`. */
export const webhookBodySchema = z.object({
  type: z.string(),
  version: z.number().int(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
})
export type WebhookBody = z.infer<typeof webhookBodySchema>
