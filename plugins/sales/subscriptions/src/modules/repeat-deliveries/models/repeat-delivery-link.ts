import { model } from "@medusajs/framework/utils"

export const RepeatDeliveryLink = model
  .define("repeat_delivery_link", {
    hash: model.text().primaryKey(),
    repeat_delivery_id: model.text(),
    purpose: model.enum(["open", "session", "undo"]),
    change: model.json().nullable(),
    expires_at: model.dateTime(),
    used_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["repeat_delivery_id"] }, { on: ["expires_at"] }])
