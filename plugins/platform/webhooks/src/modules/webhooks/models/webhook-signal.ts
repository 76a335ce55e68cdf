import { model } from "@medusajs/framework/utils"

/** Change that triggers store in its transaction. A job turns it into deliveries and deletes it. */
export const WebhookSignal = model.define("webhook_signal", {
  id: model.id({ prefix: "whsignal" }).primaryKey(),
  event: model.text(),
  /** Id of the changed record, or of one that leads to it. */
  subject: model.text(),
})
