import type { Texts } from "."

export const en: Texts = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  offered: (until) => ({
    subject: "Our offer for your request",
    paragraphs: [
      `These are our prices per unit, without VAT. They are valid until ${until}. Accept the offer in your account: the items are then in your cart, and you complete the order as usual.`,
    ],
  }),
  declined: {
    subject: "Your request for a quote",
    paragraphs: ["We cannot make an offer for this request."],
  },
  action: "See my quotes",
}
