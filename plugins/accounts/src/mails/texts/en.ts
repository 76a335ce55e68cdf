import type { Texts } from "./index"

export const en: Texts = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  reset: {
    subject: "Choose a new password",
    paragraphs: [
      "You asked for a new password. The button below lets you choose one; it works once, within an hour.",
    ],
    action: "Choose a password",
    footer: "Didn’t ask for this? Do nothing: your password stays as it is.",
  },
  verify: {
    subject: "Confirm your e-mail address",
    paragraphs: [
      "Confirm that this address is yours: orders that you placed without an account will then appear in your history.",
    ],
    action: "Confirm my address",
    footer: "Didn’t open an account with us? Please ignore this message.",
  },
  newsletter: {
    subject: "Confirm your newsletter subscription",
    paragraphs: ["One more step: confirm that you would like our news, once a month at most."],
    action: "Confirm my subscription",
    footer: "Without your confirmation we send nothing.",
  },
  orderLink: (number) => ({
    subject: `Your order ${number}`,
    paragraphs: ["Here is the way to your order, as requested."],
    action: "View my order",
    footer: "Didn’t ask for this? Ignore this message, and don’t pass the link on.",
  }),
  placed: (number) => ({
    subject: `Thank you for your order ${number}`,
    paragraphs: [
      `Your payment has arrived and your order ${number} is registered. We ship it within 2 to 3 working days.`,
    ],
    action: "View my order",
  }),
  preparing: (number) => ({
    subject: `We are preparing your order ${number}`,
    paragraphs: ["Your parcel is being prepared. You will hear from us as soon as it leaves."],
    action: "View my order",
  }),
  shipped: (number, tracking) => ({
    subject: `Your order ${number} is on its way`,
    paragraphs: [
      tracking ? `Your parcel is on its way. Tracking number: ${tracking}.` : "Your parcel is on its way.",
    ],
    action: "View my order",
  }),
  cancelled: (number, refunded) => ({
    subject: `Your order ${number} is cancelled`,
    paragraphs: [
      `Your order ${number} is cancelled.`,
      refunded
        ? `We have refunded ${refunded}; depending on your bank it arrives within 5 to 10 days.`
        : "If you had paid, a separate message will tell you about the refund.",
    ],
    action: "View my order",
  }),
  refunded: (number, amount) => ({
    subject: `Refund for your order ${number}`,
    paragraphs: [`We have refunded ${amount}; depending on your bank it arrives within 5 to 10 days.`],
    action: "View my order",
  }),
  rows: {
    delivery: "Delivery",
    free: "Free",
    vat: (rate) => `of which VAT ${rate}`,
    total: "Total, VAT included",
    address: "Delivery address",
  },
}
