import type { SoldTexts } from "."

export const en: SoldTexts = {
  title: "Gift card",
  hello: (name) => `Hello ${name},`,
  labels: {
    amount: "Amount",
    code: "Code",
    from: "From",
    to: "For",
    until: "Valid until",
    number: "Number",
    sent: "Sent on",
  },
  atOnce: "at once",
  card: {
    subject: (giver) => `${giver} gives you a gift card`,
    text: (giver, amount, shop) => `${giver} gives you a gift card of ${amount} for ${shop}.`,
    how: "Enter the code when you pay for your order. You can spend the amount in several orders. Keep the code safe: anybody who knows it can use it.",
    action: "Go to the shop",
    footer:
      "You receive this message because a customer of the shop entered your e-mail address. We send you nothing else.",
  },
  receipt: {
    subject: (number) => `Receipt for your gift card ${number}`,
    toRecipient: (recipient) => `Thank you. We send the gift card to ${recipient} by e-mail.`,
    toBuyer: "Thank you. You receive the gift card in a separate e-mail, to print it or to pass it on.",
    vat: "No VAT is due on the sale of the card. The goods that it pays contain VAT.",
    withdrawal:
      "As long as nothing was spent, you can withdraw from the purchase within 14 days. Reply to this message.",
  },
  returned: {
    subject: (number) => `Your gift card ${number} is refunded`,
    text: (amount) =>
      `We have ended the gift card and refund ${amount} to the payment method that you used. Depending on your bank, this takes 5 to 10 days.`,
  },
  printed: (address) =>
    `Enter the code when you pay at ${address}. You can spend the amount in several orders.`,
}
