import { model } from "@medusajs/framework/utils"

export const WebhookAttempt = model
  .define("webhook_attempt", {
    id: model.id({ prefix: "whtry" }).primaryKey(),
    delivery_id: model.text(),
    status: model.number().nullable(),
    duration_ms: model.number(),
    answer: model.text(),
  })
  .indexes([{ name: "IDX_webhook_attempt_delivery", on: ["delivery_id", "created_at"] }])
