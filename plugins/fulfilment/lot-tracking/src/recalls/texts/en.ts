import type { RecallTexts } from "./index"

export const en: RecallTexts = {
  mail: {
    greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
    subject: (product) => `Product recall: ${product}`,
    intro: "We are recalling a lot of this product, and you received units of it.",
    stop: "Please don’t use it or feed it to your bird any more.",
    whatNow:
      "Reply to this message and let us know what you prefer: we refund what you received of this lot, or send it to you again free of charge. You don’t need to send anything back unless we ask you to.",
    action: "View my order",
    footer:
      "You receive this message because a product that you bought has been recalled; it is not advertising.",
  },
  rows: {
    product: "Product",
    number: "Lot",
    bestBefore: "Use until",
    order: (number) => `Order ${number}`,
    units: (count) => (count === 1 ? "1 unit" : `${count} units`),
  },
  list: {
    title: "Recall of a lot: who received it",
    supplier: "Supplier",
    receivedAt: "Received on",
    received: "Units received",
    left: "On the shelf",
    sent: "Sent to customers",
    otherwise: "Removed without an order",
    toClear: "Removed from sale, still in the store",
    recalledAt: "Recalled on",
    reason: "Reason",
    undelivered: "e-mail not delivered",
    refunded: (units) => `${units} refunded`,
    replaced: (units, order) => `${units} replaced:\n${order}`,
    columns: {
      order: "Order",
      date: "Date",
      name: "Name",
      email: "E-mail",
      quantity: "Units",
      notified: "Notified on",
      remedy: "Remedy",
    },
  },
}
