import { model } from "@medusajs/framework/utils"

export const RepeatDeliveryRun = model
  .define("repeat_delivery_run", {
    id: model.id({ prefix: "reprun" }).primaryKey(),
    repeat_delivery_id: model.text(),
    due_on: model.text(),
    state: model.enum(["planned", "announced", "failed", "ordered", "skipped", "given_up"]),
    act_on: model.text(),
    cart_id: model.text().nullable(),
    total_cents: model.number().nullable(),
    tries: model.number(),
    missing: model.text().nullable(),
    order_number: model.text().nullable(),
    replaced: model.json().nullable(),
  })
  .indexes([
    { on: ["repeat_delivery_id", "due_on"], unique: true },
    {
      name: "UQ_repeat_delivery_run_open",
      on: ["repeat_delivery_id"],
      unique: true,
      where: "state IN ('planned','announced','failed')",
    },
    { on: ["act_on"], where: "state IN ('planned','announced','failed')" },
  ])
