import type { Texts } from "."

export const en: Texts = {
  greeting: "Hello,",
  reminder: {
    subject: "Your cart is waiting",
    paragraphs: [
      "You left these items in your cart. They are still in stock, but we have not reserved them.",
    ],
    action: "Back to my cart",
    footer:
      "You requested this reminder while you filled in your order. We will not send another one for this cart.",
  },
  refuse: "Stop cart reminders",
}
