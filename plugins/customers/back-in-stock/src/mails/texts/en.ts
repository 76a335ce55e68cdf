import type { Texts } from "."

export const en: Texts = {
  greeting: "Hello,",
  question: (name) => ({
    subject: `Get an e-mail when “${name}” is back in stock?`,
    paragraphs: [
      `“${name}” is sold out. Confirm that you would like an e-mail as soon as it is back in stock: one message, then we delete your address.`,
    ],
    action: "Confirm",
    footer:
      "Without your confirmation within seven days we send nothing and delete your address. The same link lets you change your mind later.",
  }),
  isBack: (name) => ({
    subject: `“${name}” is back`,
    paragraphs: [
      `Good news: “${name}” is in stock again.`,
      "We have not reserved any for you: first come, first served.",
    ],
    action: "See the product",
    footer: "You requested this e-mail. We will not send another: your request is deleted.",
  }),
}
