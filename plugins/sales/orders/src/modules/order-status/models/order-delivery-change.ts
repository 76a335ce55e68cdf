import { model } from "@medusajs/framework/utils"

/** A change of an order's delivery. It is stored as pending and becomes done. */
export const OrderDeliveryChange = model
  .define("order_delivery_change", {
    id: model.id({ prefix: "orddlv" }).primaryKey(),
    order_id: model.text(),
    state: model.enum(["pending", "done"]),
    before: model.json(),
    after: model.json(),
    /** Addresses and delivery to write to Medusa. Null after they are written. */
    target: model.json().nullable(),
    /** Amount that the customer must pay, or gets back if it is negative. */
    difference_cents: model.number(),
    reason: model.text().nullable(),
    account: model.text().nullable(),
    /** Whether the change made a label invalid. The next label gets another reference. */
    label_voided: model.boolean(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([
    { on: ["order_id", "at"] },
    { name: "UQ_order_delivery_change_pending", on: ["order_id"], unique: true, where: "state = 'pending'" },
  ])
