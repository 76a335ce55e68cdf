import type { Texts } from "./index"

export const en: Texts = {
  title: { invoice: "Invoice", credit_note: "Credit note" },
  number: "Number",
  date: "Date",
  order: "Order",
  orderedOn: "Ordered on",
  corrects: (number, date) => `Corrects invoice ${number} of ${date}`,
  takesBack: (number, date) => `Cancels credit note ${number} of ${date}`,
  billedTo: "Billed to",
  columns: {
    description: "Description",
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
    amount: "Partial refund",
    undone: "Credit note cancelled",
  },
  vatTable: { rate: "VAT rate", base: "Excl. VAT", vat: "VAT", gross: "Incl. VAT" },
  rateOfCountry: (rate, country) => `${rate} (${country})`,
  subtotal: "Total excl. VAT",
  tax: "VAT",
  total: { invoice: "Total incl. VAT", credit_note: "Total refunded" },
  paidWith: {
    card: "card",
    transfer: "bank transfer",
    gift_card: "gift card",
    store_credit: "store credit",
    account: "on account",
  },
  paid: (date, how) => `Paid on ${date}${how}. Nothing is left to pay.`,
  paidInPart: (date, how, rest) => `Paid on ${date}${how}. Left to pay: ${rest}.`,
  payable: (day, account, communication) =>
    `Payable by ${day} to account ${account} with the communication ${communication}.`,
  refunded: (date) => `Refunded on ${date} to the means of payment used for the order.`,
  givenAsCredit: (date) => `Given as store credit on ${date}. It is available in your account.`,
  creditedToAccount: (date) => `Credited to your account on ${date}. It lowers what is left to pay.`,
  reason: (reason) => `Reason: ${reason}`,
  takenBack:
    "The credit note named above is no longer valid: its refund was returned or recorded differently.",
  prices: "Prices are in euro and include VAT. VAT on delivery follows that of the goods.",
  oss: (country) =>
    `Intra-Community distance sale: VAT of the country of delivery (${country}), declared through the One-Stop Shop (Union scheme).`,
  exempt: {
    intra_community:
      "Intra-Community supply exempt from VAT: article 39bis of the Belgian VAT Code, article 138 of Directive 2006/112/EC. Reverse charge: VAT is due by the customer in their member state.",
  },
  withdrawal: (perishable) =>
    `You may withdraw from the purchase within 14 days of receiving it, with the “Withdraw from contract” button of your order, except for ${perishable && `what is perishable (${perishable}) and `}unsealed products that cannot be taken back for reasons of hygiene.`,
  phone: "Tel.",
  vatNumber: "VAT",
  account: "IBAN",
  page: (page, pages) => `Page ${page} of ${pages}`,
}
