import { model } from "@medusajs/framework/utils"

/** Withdrawal by number and e-mail address that is not declared for an order yet. Most rows are of unknown orders. */
export const ReceivedWithdrawal = model.define("received_withdrawal", {
  id: model.id({ prefix: "rcwd" }).primaryKey(),
  order_number: model.text(),
  /** In lower case. */
  email: model.text(),
  message: model.text().nullable(),
  at: model.dateTime(),
})
