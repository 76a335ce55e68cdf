import type { Texts } from "./index"

export const en: Texts = {
  title: { invoice: "Invoice", credit_note: "Credit note" },
  number: "Number",
  date: "Date",
  order: "Order",
  orderedOn: "Ordered on",
  corrects: (number, date) => `Corrects invoice ${number} of ${date}`,
  billedTo: "Billed to",
  columns: {
    goods: "Description",
    quantity: "Quantity",
    unitPrice: "Unit price incl. VAT",
    vat: "VAT",
    amount: "Amount incl. VAT",
  },
  discount: (amount) => `Discount: − ${amount}`,
  delivery: "Delivery",
  free: "Free",
  credited: {
    part: "Partial refund, goods and delivery",
    rest: "Refund of the balance, goods and delivery",
  },
  vatTable: { rate: "VAT rate", base: "Excl. VAT", vat: "VAT", gross: "Incl. VAT" },
  rateOfCountry: (rate, country) => `${rate} (${country})`,
  subtotal: "Total excl. VAT",
  tax: "VAT",
  total: { invoice: "Total incl. VAT", credit_note: "Total refunded" },
  paid: (date) => `Paid online on ${date}. Nothing is left to pay.`,
  refunded: (date) => `Refunded on ${date} to the means of payment used for the order.`,
  prices: "Prices are in euro and include VAT. VAT on delivery follows that of the goods.",
  oss: (country) =>
    `Intra-Community distance sale: VAT of the country of delivery (${country}), declared through the One-Stop Shop (Union scheme).`,
  withdrawal:
    "You may withdraw from the purchase within 14 days of receiving it, with the “Withdraw” button of your order, except for food that spoils quickly and unsealed products that cannot be taken back for reasons of hygiene.",
  phone: "Tel.",
  vatNumber: "VAT",
  account: "IBAN",
  page: (page, pages) => `Page ${page} of ${pages}`,
}
