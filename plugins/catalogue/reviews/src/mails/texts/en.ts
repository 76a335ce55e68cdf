import type { Texts } from "."

export const en: Texts = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  request: (number) => ({
    subject: `What does your parrot think? Your order ${number}`,
    paragraphs: [
      `Your order ${number} arrived a few days ago. Let others know what you think of the products, good or bad: a few stars and one sentence are enough.`,
      "We publish every review, however many stars it gives, except those that break the rules shown next to the reviews. You get nothing in return.",
    ],
    action: "Write a review",
    footer:
      "You get this message once per order, because you bought from us. If you would rather not receive it, opt out on the same page.",
  }),
  refused: (product, rule) => ({
    subject: `Your review of “${product}” is not published`,
    paragraphs: [
      `One of us has read your review of “${product}”. We do not publish it, or no longer do, for this reason: ${rule}`,
      "The number of stars has nothing to do with it. You can change your review on the page of your order: we will read it again. If you think this is a mistake, reply to this message; you may also go to court.",
    ],
    action: "Change my review",
  }),
  question: {
    answered: (product, { text, reply }) => ({
      subject: `Answer to your question about “${product}”`,
      paragraphs: [`You asked us: “${text}”`, `Our answer: ${reply}`],
      action: "See the product",
    }),
    refused: (product, rule) => ({
      subject: `Your question about “${product}” is not published`,
      paragraphs: [
        `One of us has read your question about “${product}”. We do not publish it, for this reason: ${rule}`,
        "Do you think that this is a mistake? Reply to this message. You can also go to court.",
      ],
    }),
  },
  outcome: {
    published: (product) => ({
      subject: "Your report about a review",
      paragraphs: [
        `Thank you for your report about a review of “${product}”. One of us has read it again: it breaks none of our rules and stays published.`,
        "If you don’t agree, reply to this message; you may also go to court.",
      ],
    }),
    refused: (product) => ({
      subject: "Your report about a review",
      paragraphs: [
        `Thank you for your report about a review of “${product}”. One of us has read it again: it breaks our rules and is no longer published.`,
      ],
    }),
  },
  rules: {
    insulting: "it is insulting, hateful or indecent.",
    personal_data: "it is about other people, or contains contact details.",
    off_topic: "it is not about the product.",
    advertising: "it advertises something.",
    unlawful: "it contains something that the law forbids.",
    not_genuine: "it is not impartial: it was paid for, or its author has an interest in it.",
  },
}
