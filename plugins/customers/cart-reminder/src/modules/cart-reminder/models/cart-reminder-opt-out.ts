import { model } from "@medusajs/framework/utils"

/** An address that gets no reminder, whoever agrees to it. */
export const CartReminderOptOut = model.define("cart_reminder_opt_out", {
  address_hash: model.text().primaryKey(),
})
