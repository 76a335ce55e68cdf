import { model } from "@medusajs/framework/utils"

/** A person without an account who unsubscribed in a former system. Later imports do not subscribe the address. */
export const NewsletterOptOut = model.define("newsletter_opt_out", {
  /** Lower case. */
  email: model.text().primaryKey(),
  since: model.dateTime(),
  source: model.text(),
})
