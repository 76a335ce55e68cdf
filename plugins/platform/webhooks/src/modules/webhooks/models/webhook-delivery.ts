import { WEBHOOK_DELIVERY_STATES } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

export const WebhookDelivery = model
  .define("webhook_delivery", {
    /** Header `webhook-id`. */
    id: model.id({ prefix: "msg" }).primaryKey(),
    endpoint_id: model.text(),
    event: model.text(),
    /** An event with this key is delivered once. Null for events that can happen again. */
    event_key: model.text().nullable(),
    /** The exact bytes that are signed and sent. */
    body: model.text(),
    state: model.enum([...WEBHOOK_DELIVERY_STATES]).default("waiting"),
    attempts: model.number().default(0),
    next_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_webhook_delivery_due", on: ["endpoint_id", "next_at"], where: "next_at IS NOT NULL" },
    { name: "IDX_webhook_delivery_log", on: ["endpoint_id", "created_at"] },
  ])
