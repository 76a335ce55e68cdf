import { model } from "@medusajs/framework/utils"

/** A change of an order's status. It is stored before its effects and marked as done after them. */
export const OrderStatusChange = model
  .define("order_status_change", {
    id: model.id({ prefix: "ordch" }).primaryKey(),
    order_id: model.text(),
    from_status: model.text().nullable(),
    to_status: model.text(),
    tracking_number: model.text().nullable(),
    /** The tracking page that the carrier returned with the label. */
    tracking_url: model.text().nullable(),
    /** Administrator who made the change. Null if the shop made it. */
    by_email: model.text().nullable(),
    /** Change of a single parcel. Null if the whole order changes. */
    parcel: model.json().nullable(),
    state: model.enum(["pending", "done", "refused"]),
    /** Set in the transaction that moves the stock, so that a repeated change moves it once. */
    goods_moved: model.boolean().default(false),
    /** False if a cancellation leaves sent goods with the customer. */
    restock_sent: model.boolean().default(true),
    at: model.dateTime(),
  })
  .indexes([
    { on: ["order_id", "at"] },
    { name: "IDX_order_status_change_delivered_at", on: ["at"], where: "to_status = 'delivered'" },
    { name: "UQ_order_status_change_pending", on: ["order_id"], unique: true, where: "state = 'pending'" },
  ])
