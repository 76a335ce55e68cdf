import { QUOTE_STATES } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** Request of a customer for prices, and the shop's offer. */
export const Quote = model
  .define("quote", {
    id: model.id({ prefix: "quote" }).primaryKey(),
    customer_id: model.text(),
    /** Language and channel of the request, for e-mails. */
    language: model.text(),
    channel: model.text().nullable(),
    state: model.enum([...QUOTE_STATES]),
    /** Requested sizes with the usual and the offered price. */
    lines: model.json(),
    message: model.text(),
    answer: model.text(),
    /** Last day of the offer in Belgium, such as 2026-12-31. */
    valid_until: model.text().nullable(),
    offered_at: model.dateTime().nullable(),
    /** Medusa's price list with the offered prices. */
    price_list_id: model.text().nullable(),
    order_number: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_quote_customer_id", on: ["customer_id"] },
    { name: "IDX_quote_state", on: ["state"] },
  ])
