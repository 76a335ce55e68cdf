import { z } from "zod"

const record = z.object({ id: z.string() })
const parcel = z.object({ order_id: z.string(), fulfillment_id: z.string() })

/**
 * Events of Medusa's event bus that other plugins may rely on (docs/extending/events.md). Medusa's workflows add fields
 * to some of them. If you remove or change a field, increment the version.
 */
export const EVENTS = {
  "order.placed": { version: 1, payload: record },
  "order.canceled": { version: 1, payload: record },
  "order.fulfillment_created": { version: 1, payload: parcel },
  "order.fulfillment_canceled": { version: 1, payload: parcel },
  "order-edit.confirmed": {
    version: 1,
    payload: z.object({ order_id: z.string(), actions: z.array(z.unknown()) }),
  },
  "shipment.created": { version: 1, payload: record },
  "delivery.created": { version: 1, payload: record },
  "payment.captured": { version: 1, payload: record },
  "payment.refunded": { version: 1, payload: record },
  "checkout.money_moved": { version: 1, payload: record },
  "customer.deleted": { version: 1, payload: record },
} as const satisfies Record<string, { version: number; payload: z.ZodObject }>
export type EventName = keyof typeof EVENTS
