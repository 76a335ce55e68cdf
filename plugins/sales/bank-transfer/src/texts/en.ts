import type { Texts } from "."

export const en: Texts = {
  describe: (days) => ({
    name: "Bank transfer",
    text: `You transfer the amount yourself; we reserve your items for ${days} days and ship once it has arrived.`,
  }),
  confirm: (by) =>
    `First confirm your order by ${by} with the button in our e-mail: without your confirmation, the order is cancelled and nothing is reserved for you.`,
  instructions: (amount, until) =>
    `Transfer ${amount} with exactly this communication by ${until}. We ship as soon as the money has arrived; after that day the order is cancelled.`,
  offer:
    "Would you rather pay by bank transfer? Send the amount to this account with exactly this communication: we ship as soon as it has arrived.",
  due: "To arrive by",
  reminder: (number, until) => ({
    subject: `Your order ${number} is waiting for your transfer`,
    paragraphs: [
      `We have not received your transfer for order ${number} yet. We keep your items reserved until ${until}; after that day the order is cancelled.`,
      "If you have transferred the money in the last two working days, there is nothing you need to do.",
    ],
    action: "View my order",
  }),
}
