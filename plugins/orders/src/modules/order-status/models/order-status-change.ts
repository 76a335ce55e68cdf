import { model } from "@medusajs/framework/utils"

/** One change of an order's status: written down before anything is done, done when all of it is. */
export const OrderStatusChange = model
  .define("order_status_change", {
    id: model.id({ prefix: "ordch" }).primaryKey(),
    order_id: model.text(),
    from_status: model.text().nullable(),
    to_status: model.text(),
    tracking_number: model.text().nullable(),
    /** The administrator's address; null where the shop itself did it. */
    by_email: model.text().nullable(),
    state: model.enum(["pending", "done", "refused"]),
    /** Set in the same transaction that moves the stock: it moves once, however often the change is taken up again. */
    goods_moved: model.boolean().default(false),
    at: model.dateTime(),
  })
  .indexes([
    { on: ["order_id", "at"] },
    { name: "IDX_order_status_change_delivered_at", on: ["at"], where: "to_status = 'delivered'" },
    { name: "UQ_order_status_change_pending", on: ["order_id"], unique: true, where: "state = 'pending'" },
  ])
