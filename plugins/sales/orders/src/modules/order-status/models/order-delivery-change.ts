import { model } from "@medusajs/framework/utils"

/** A change of an order's delivery: pending → done. */
export const OrderDeliveryChange = model
  .define("order_delivery_change", {
    id: model.id({ prefix: "orddlv" }).primaryKey(),
    order_id: model.text(),
    state: model.enum(["pending", "done"]),
    before: model.json(),
    after: model.json(),
    /** Addresses and delivery to write. Null after they are written. */
    target: model.json().nullable(),
    /** Amount that the customer pays in addition, or gets back if negative. */
    difference_cents: model.number(),
    reason: model.text().nullable(),
    account: model.text().nullable(),
    /** Whether a label became invalid. The next one gets another reference. */
    label_voided: model.boolean(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([
    { on: ["order_id", "at"] },
    { name: "UQ_order_delivery_change_pending", on: ["order_id"], unique: true, where: "state = 'pending'" },
  ])
