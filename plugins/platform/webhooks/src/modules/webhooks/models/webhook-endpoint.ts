import { WEBHOOK_STOPS } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

export const WebhookEndpoint = model.define("webhook_endpoint", {
  id: model.id({ prefix: "webhook" }).primaryKey(),
  name: model.text(),
  url: model.text(),
  events: model.array(),
  is_on: model.boolean(),
  sealed_secret: model.text(),
  /** Replaced secret, which signs for another day. */
  former_sealed_secret: model.text().nullable(),
  former_until: model.dateTime().nullable(),
  failing_since: model.dateTime().nullable(),
  stopped: model.enum([...WEBHOOK_STOPS]).nullable(),
  stopped_at: model.dateTime().nullable(),
  last_delivery_at: model.dateTime().nullable(),
  /** Lease: another process can deliver to this program after this time. */
  busy_until: model.dateTime().nullable(),
})
