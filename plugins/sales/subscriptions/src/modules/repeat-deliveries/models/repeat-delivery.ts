import { model } from "@medusajs/framework/utils"

export const RepeatDelivery = model
  .define("repeat_delivery", {
    id: model.id({ prefix: "repeat" }).primaryKey(),
    order_id: model.text(),
    email: model.text(),
    customer_id: model.text().nullable(),
    weeks: model.number(),
    begun_weeks: model.number(),
    state: model.enum(["active", "paused", "ended"]),
    next_on: model.text(),
    when_missing: model.enum(["wait", "skip"]),
    lines: model.json(),
    payment_id: model.text(),
    last_total_cents: model.number(),
    destination: model.json().nullable(),
    card_forgotten_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["order_id", "begun_weeks"], unique: true },
    { on: ["customer_id"] },
    { on: ["next_on"], where: "state = 'active'" },
  ])
